import type { Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import { dayjs, offsetHours } from './shown-time.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);
dayjs.extend(customParseFormat);

export { dayjs, momentOf, showTime } from './shown-time.ts';

const dayFormat = 'YYYY-MM-DD';
const timeFormat = 'YYYY-MM-DD HH:mm:ss';
const formats = [timeFormat, 'YYYY-MM-DD HH:mm', dayFormat];

/** A moment with the date and hour of Asia/Shanghai, whatever the zone of the server or the browser. */
export const inShanghai = (at: Date | number): Dayjs => dayjs.utc(at).add(offsetHours, 'hour');

/**
 * A text of the portal, `YYYY-MM-DD[ HH:mm[:ss]]`, for display and for arithmetic with days. Invalid if it is no time,
 * such as 30 February.
 */
export const parseTime = (text: string): Dayjs => dayjs.utc(text, formats.find(({ length }) => length === text.length) ?? timeFormat, true);

/** The moment of a text of the portal in Asia/Shanghai; an invalid Date if it is no time. */
export const readTime = (text: string): Date => parseTime(text).subtract(offsetHours, 'hour').toDate();

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const writeTime = (at: Date | number): string => inShanghai(at).format(timeFormat);

/** `YYYY-MM-DD` in Asia/Shanghai. */
export const dayOf = (at: Date | number): string => inShanghai(at).format(dayFormat);

/** The moment at which a day begins in Asia/Shanghai, plus some minutes. */
export const atDay = (day: string, minutes = 0): Date => dayjs.utc(day).subtract(offsetHours, 'hour').add(minutes, 'minute').toDate();

/** The date a number of days later. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(dayFormat);

/** 1 Monday … 7 Sunday. */
export const weekDayOf = (day: string): number => dayjs.utc(day).isoWeekday();

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** The week of a day in a term, from 1; weeks begin on Monday. 0 outside. */
export function teachingWeek({ startDate, endDate }: { startDate: string; endDate: string }, day: string): number {
  if (day < startDate || day > endDate) return 0;
  return dayjs.utc(day).startOf('isoWeek').diff(dayjs.utc(startDate).startOf('isoWeek'), 'week') + 1;
}
