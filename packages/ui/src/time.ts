import { dayjs, showTime } from '@portico/contracts/shown-time';

// Times arrive as text in Asia/Shanghai (`YYYY-MM-DD HH:mm:ss`) and are shown unchanged: no clock or zone is read.

/** `11-20`, for lists. */
export const listDate = (time: string): string => showTime(time, 'MM-DD');
/** `2026-11-20`. */
export const fullDate = (time: string): string => showTime(time, 'YYYY-MM-DD');
/** `2026-11-20 14:20`. */
export const fullTime = (time: string): string => showTime(time, 'YYYY-MM-DD HH:mm');

/** The parts of a date as a date block shows them. */
export const dateParts = (time: string): { day: string; month: string; yearMonth: string } => ({
  day: showTime(time, 'DD'),
  month: showTime(time, 'M 月'),
  yearMonth: showTime(time, 'YYYY.MM'),
});

/** 周一 … 周日 for 1 … 7. */
export const weekdayName = (weekday: number): string => `周${'一二三四五六日'[weekday - 1] ?? ''}`;

/** 15 for `HH:mm` times of one day that are a quarter of an hour apart. */
export const minutesBetween = (from: string, to: string): number => onOneDay(to).diff(onOneDay(from), 'minute');

const onOneDay = (time: string) => dayjs(`2000-01-01 ${time}`);

/** `3,204`; formatted by hand, so that server and browser cannot differ. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
