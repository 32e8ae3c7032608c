import { expect, test } from 'vitest';
import { hintGroups, nextHint, worthAsking } from './hints.ts';

test('Q1 · one Chinese character or two others are worth asking', () => {
  expect(['禾', 'ab', ' 课'].map(worthAsking)).toEqual([true, true, true]);
  expect(['', ' ', 'a', ' a '].map(worthAsking)).toEqual([false, false, false, false]);
});

test('Q1 · before anything is typed: one’s own searches, then what others search, each once', () => {
  expect(hintGroups(' ', { records: ['校历', '校历'], hot: ['选课', '校历'], suggested: ['old'] })).toEqual([
    { name: '搜索历史', hints: ['校历'] },
    { name: '热门搜索', hints: ['选课'] },
  ]);
  expect(hintGroups('', {})).toEqual([]);
});

test('Q1 · while typing only suggestions are shown, and none for too little', () => {
  expect(hintGroups('成', { suggested: ['成绩'], records: ['校历'] })).toEqual([{ name: '搜索建议', hints: ['成绩'] }]);
  expect(hintGroups('a', { suggested: ['成绩'] })).toEqual([]);
});

test('arrows go through field and hints in a circle', () => {
  expect([-1, 0, 1].map((at) => nextHint(at, 'ArrowDown', 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((at) => nextHint(at, 'ArrowUp', 2))).toEqual([1, -1, 0]);
  expect(nextHint(-1, 'ArrowDown', 0)).toBe(-1);
});
