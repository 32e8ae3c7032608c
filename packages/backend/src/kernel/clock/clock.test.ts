import { expect, test } from 'vitest';
import { weekOf } from '../../homepage/term/terms.ts';
import { momentsAround } from '../../seed/moments.ts';
import { addDays, atDay, dayOf, daysBetween, weekDayOf, writeTime } from './clock.ts';

test('K8 · the day changes at midnight in Shanghai, wherever the server is', () => {
  expect(writeTime(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20 23:59:59');
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  expect(atDay('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
});

test('K8 · weeks begin on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(weekDayOf)).toEqual([1, 7, 1]);
  expect(weekOf({ startDate: '2026-09-07', endDate: '2027-01-24' }, '2026-11-22')).toBe(11);
  expect(weekOf({ startDate: '2026-09-07', endDate: '2027-01-24' }, '2026-11-23')).toBe(12);
  expect(weekOf({ startDate: '2026-09-07', endDate: '2027-01-24' }, '2027-01-25')).toBe(0);
});

test('days add over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-03-01')).toBe(60);
});

test.each(['2026-11-20T16:05:00Z', '2026-01-01T00:00:00Z', '2026-08-31T10:00:00Z', '2027-02-28T15:59:59Z'])(
  'the demo of %s lies in week 11 and publishes nothing in the future',
  (at) => {
    const now = new Date(at);
    const moments = momentsAround(now);
    expect(weekOf({ startDate: moments.term.start, endDate: moments.term.end }, moments.today)).toBe(11);
    expect(weekDayOf(moments.term.start)).toBe(1);
    const times = [0, 1, 2].map((age) => moments.ago(age, '08:30').getTime());
    expect(times.every((time) => time < now.getTime())).toBe(true);
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect(moments.schoolYear).toMatch(/^\d{4}—\d{4}$/);
  },
);
