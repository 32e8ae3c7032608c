import { teachingWeek, weekDayOf } from '@portico/contracts/time';
import { expect, test } from 'vitest';
import { momentsAround } from './moments.ts';

test.each(['2026-11-20T16:05:00Z', '2026-01-01T00:00:00Z', '2026-08-31T10:00:00Z', '2027-02-28T15:59:59Z'])(
  'the demo of %s lies in week 11 and publishes nothing in the future',
  (at) => {
    const now = new Date(at);
    const moments = momentsAround(now);
    expect(teachingWeek({ startDate: moments.term.start, endDate: moments.term.end }, moments.today)).toBe(11);
    expect(weekDayOf(moments.term.start)).toBe(1);
    const times = [0, 1, 2].map((age) => moments.ago(age, '08:30').getTime());
    expect(times.every((time) => time < now.getTime())).toBe(true);
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect(moments.schoolYear).toMatch(/^\d{4}—\d{4}$/);
  },
);
