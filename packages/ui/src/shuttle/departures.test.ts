import type { BusRoute } from '@portico/contracts';
import { expect, test } from 'vitest';
import { daysInWords, inWords, linesOf } from './departures.ts';

const route = (routeName: string, days: BusRoute['days'], times: string[]): BusRoute => ({
  id: routeName,
  routeName,
  from: '东区',
  to: '西区',
  days,
  times: times.map((depart) => ({ depart })),
});
const weekdays = route('区间线', [1, 2, 3, 4, 5], ['17:30', '07:20', '12:10']);
const weekend = route('周末线', [6, 7], ['09:00']);

test('H1 · the next bus is named, and what has gone is gone', () => {
  const [line] = linesOf([weekdays], { weekday: 5, time: '12:00' });
  expect(line?.next).toEqual({ depart: '12:10', gone: false });
  expect(line?.departures.map(({ depart, gone }) => [depart, gone])).toEqual([
    ['07:20', true],
    ['12:10', false],
    ['17:30', false],
  ]);
});

test('H1 · a line that does not run today, or no more, stands below those that run', () => {
  const lines = linesOf([weekend, weekdays], { weekday: 5, time: '08:00' });
  expect(lines.map(({ route: { routeName } }) => routeName)).toEqual(['区间线', '周末线']);
  expect(lines[1]).toMatchObject({ departures: [] });
  expect(linesOf([weekdays], { weekday: 5, time: '17:31' })[0]?.next).toBeUndefined();
});

test('H1 · a time that is none is passed over', () => {
  expect(linesOf([route('x', [1], ['早上', '<b>', '08:00'])], { weekday: 1, time: '00:00' })[0]?.departures).toHaveLength(1);
});

test('minutes are said as people say them', () => {
  expect([inWords(0), inWords(1), inWords(119), inWords(150)]).toEqual(['现在发车', '1 分钟后', '119 分钟后', '约 3 小时后']);
});

test('P2 · the days of a line in words', () => {
  expect([daysInWords([1, 2, 3, 4, 5]), daysInWords([7, 6]), daysInWords([1, 2, 3, 4, 5, 6, 7]), daysInWords([2, 4, 6])]).toEqual([
    '周一至周五',
    '周六、周日',
    '每天',
    '周二、周四、周六',
  ]);
});
