import { expect, test } from 'vitest';
import { task } from '../samples.ts';
import { listItems } from './groups.ts';
import { taskRow } from './task-row.ts';

const rows = [
  task('1', { overdue: true, dueTime: '2026-11-18 17:30:00' }),
  task('2', { dueTime: '2026-11-20 17:30:00' }),
  task('3', { dueTime: '2026-11-20 23:59:00' }),
  task('4'),
].map(taskRow);
const look = { grouped: true, today: '2026-11-20', complete: true };
const words = (items: ReturnType<typeof listItems>) =>
  items.map((item) => (item.kind === 'head' ? `${item.name} ${item.count}` : item.row.id));

test('rows that are sorted by their due time stand under heads that count them', () => {
  expect(words(listItems(rows, look))).toEqual(['已逾期 1', '1', '今天到期 2', '2', '3', '没有期限 1', '4']);
});

test('the last head counts nothing while more may follow, and another order has no heads', () => {
  expect(words(listItems(rows, { ...look, complete: false })).at(-2)).toBe('没有期限 undefined');
  expect(words(listItems(rows, { ...look, grouped: false }))).toEqual(['1', '2', '3', '4']);
});
