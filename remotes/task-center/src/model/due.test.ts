import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

const today = '2026-11-20';
const due = (dueTime: string | undefined, overdue = false) => dueOf({ dueTime, overdue }, today);

test.each([
  ['2026-11-18 17:30:00', true, '已逾期 2 天', 'danger', 'overdue'],
  ['2026-11-20 08:00:00', true, '已逾期', 'danger', 'overdue'],
  ['2026-11-20 17:30:00', false, '今日 17:30 到期', 'danger', 'today'],
  ['2026-11-20 23:59:00', false, '今日到期', 'danger', 'today'],
  ['2026-11-21 00:00:00', false, '剩 1 天', 'warning', 'soon'],
  ['2026-11-23 09:00:00', false, '剩 3 天', 'warning', 'soon'],
  ['2026-11-24 09:00:00', false, '剩 4 天', 'plain', 'later'],
  ['2027-01-01 09:00:00', false, '剩 42 天', 'plain', 'later'],
])('due at %s: %s → %s', (dueTime, overdue, words, tone, group) => {
  expect(due(dueTime, overdue)).toEqual({ words, tone, group });
});

test('nothing is due without a date, or once it is over', () => {
  expect(due(undefined)).toBeUndefined();
  expect(dueOf({ dueTime: '2026-11-18 17:30:00', overdue: false, state: { name: '已办结', tone: 'success' } }, today)).toBeUndefined();
});
