import { expect, test } from 'vitest';
import { momentOf, showTime } from './shown-time.ts';
import { addDays, atDay, dayOf, daysBetween, readTime, teachingWeek, weekDayOf, writeTime } from './time.ts';

test('K8 · the day changes at midnight in Shanghai, wherever the server is', () => {
  expect(writeTime(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20 23:59:59');
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  expect(atDay('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
});

test('K8 · weeks begin on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(weekDayOf)).toEqual([1, 7, 1]);
  expect(teachingWeek({ startDate: '2026-09-07', endDate: '2027-01-24' }, '2026-11-22')).toBe(11);
  expect(teachingWeek({ startDate: '2026-09-07', endDate: '2027-01-24' }, '2026-11-23')).toBe(12);
  expect(teachingWeek({ startDate: '2026-09-07', endDate: '2027-01-24' }, '2027-01-25')).toBe(0);
});

test('days add over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-03-01')).toBe(60);
});

test('a text names a moment in Shanghai, or none', () => {
  expect(readTime('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(readTime('2026-11-20 14:20').toISOString()).toBe('2026-11-20T06:20:00.000Z');
  expect(writeTime(readTime('2026-11-20 14:20:31'))).toBe('2026-11-20 14:20:31');
  for (const none of ['2026-02-30', '2026-11-20 25:00', 'tomorrow', '']) expect(readTime(none).getTime()).toBeNaN();
});

test('a text is shown as it stands, in an hour too that the zone of the visitor skips', () => {
  expect(showTime('2026-03-08 02:30:00', 'YYYY-MM-DD HH:mm')).toBe('2026-03-08 02:30');
  expect(showTime('2026-11-05', 'M 月')).toBe('11 月');
  expect(showTime('soon', 'MM-DD')).toBe('');
  expect(momentOf('2026-11-20 14:20:31')).toBe(Date.parse('2026-11-20T06:20:31Z'));
});
