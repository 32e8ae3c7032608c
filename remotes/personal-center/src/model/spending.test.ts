import { expect, test } from 'vitest';
import { daysOfMonth, money, spending, sumOf } from './spending.ts';

const columns = { day: 'time', amount: 'amount' };

test('P1 · each day’s payments are added up exactly; what was paid in is none', () => {
  const rows = [
    { time: '2026-11-20 07:42', amount: '-0.10' },
    { time: '2026-11-20 12:00', amount: '-0.20' },
    { time: '2026-11-19', amount: '+100.00' },
    { time: '2026-11-18', amount: -1234.5 },
    { time: '2026-11-13', amount: '-9' },
  ];
  const days = spending(rows, columns, { today: '2026-11-20', days: 7 });
  expect(days.map(({ day, cents }) => [day, cents])).toEqual([
    ['2026-11-14', 0],
    ['2026-11-15', 0],
    ['2026-11-16', 0],
    ['2026-11-17', 0],
    ['2026-11-18', 123_450],
    ['2026-11-19', 0],
    ['2026-11-20', 30],
  ]);
  expect(money(sumOf(days))).toBe('1234.80');
});

test('P1 · days go over the end of a month; values that are none count nothing', () => {
  const rows = [
    { time: null, amount: '-5' },
    { time: '2026-03-01', amount: '****' },
    { time: '2026-02-28', amount: '-1,000.05' },
  ];
  const days = spending(rows, columns, { today: '2026-03-02', days: 3 });
  expect(days.map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(sumOf(days)).toBe(100_005);
  expect(daysOfMonth('2026-03-02')).toBe(2);
});
