import { expect, test } from 'vitest';
import { spokenSorting } from './spoken-sorting.ts';

const { announcements } = spokenSorting('栏目', [
  { id: 'a', name: '要闻' },
  { id: 'b', name: '学术' },
  { id: 'c', name: '人物' },
]);
const active = { id: 'c' };

test('each step of sorting by keys says where the column is', () => {
  expect(announcements.onDragStart({ active })).toBe('已拿起人物，现在第 3 位，共 3 位。');
  expect(announcements.onDragOver({ active, over: { id: 'c' } })).toBe('已拿起人物，现在第 3 位，共 3 位。');
  expect(announcements.onDragOver({ active, over: { id: 'a' } })).toBe('人物移到第 1 位，共 3 位。');
  expect(announcements.onDragOver({ active, over: null })).toBeUndefined();
  expect(announcements.onDragEnd({ active, over: { id: 'a' } })).toBe('人物放在第 1 位，共 3 位。');
  expect(announcements.onDragEnd({ active, over: null })).toBe('人物放回原处。');
  expect(announcements.onDragCancel({ active })).toBe('已取消，人物放回原处。');
});
