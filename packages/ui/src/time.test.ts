import { expect, test, vi } from 'vitest';
import { dateParts, fullDate, fullTime, grouped, listDate, minutesBetween, weekdayName } from './time.ts';

const time = '2026-11-05 14:20:31';

test('lists show month and day, titles the full date, details the minute', () => {
  expect([listDate(time), fullDate(time), fullTime(time)]).toEqual(['11-05', '2026-11-05', '2026-11-05 14:20']);
});
test('an hour that the clocks of another zone leave out is shown as it stands', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(new Date(2026, 2, 29, 2, 30).getHours(), 'the zone leaves it out').toBe(3);
  expect(fullTime('2026-03-29 02:30:00')).toBe('2026-03-29 02:30');
  vi.unstubAllEnvs();
});
test('a text that names no time shows nothing', () => {
  expect([fullTime(''), fullDate('tomorrow')]).toEqual(['', '']);
});
test('a date block has day, month and year apart', () => {
  expect(dateParts(time)).toEqual({ day: '05', month: '11 月', yearMonth: '2026.11' });
});
test('the week starts on Monday', () => {
  expect([1, 5, 7].map(weekdayName)).toEqual(['周一', '周五', '周日']);
});
test('minutes lie between times of one day', () => {
  expect(minutesBetween('13:35', '14:00')).toBe(25);
});
test('large counts are grouped by thousands', () => {
  expect([0, 999, 3204, 1234567].map(grouped)).toEqual(['0', '999', '3,204', '1,234,567']);
});
