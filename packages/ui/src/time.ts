import { parseTime } from '@portico/contracts/time';

// Times arrive as text in Asia/Shanghai (`YYYY-MM-DD HH:mm:ss`) and are shown as they stand: no clock and no zone is asked.

function shown(time: string, format: string): string {
  const at = parseTime(time);
  return at.isValid() ? at.format(format) : '';
}

/** `11-20`, for lists. */
export const listDate = (time: string): string => shown(time, 'MM-DD');
/** `2026-11-20`. */
export const fullDate = (time: string): string => shown(time, 'YYYY-MM-DD');
/** `2026-11-20 14:20`. */
export const fullTime = (time: string): string => shown(time, 'YYYY-MM-DD HH:mm');

/** The parts of a date as a date block shows them. */
export const dateParts = (time: string): { day: string; month: string; yearMonth: string } => ({
  day: shown(time, 'DD'),
  month: shown(time, 'M 月'),
  yearMonth: shown(time, 'YYYY.MM'),
});

/** 周一 … 周日 for 1 … 7. */
export const weekdayName = (weekday: number): string => `周${'一二三四五六日'[weekday - 1] ?? ''}`;

/** 15 for `HH:mm` times of one day that lie a quarter of an hour apart. */
export const minutesBetween = (from: string, to: string): number => onOneDay(to).diff(onOneDay(from), 'minute');

const onOneDay = (time: string) => parseTime(`2000-01-01 ${time.padStart(5, '0')}`);

/** `3,204`; written out by hand, so that server and browser cannot differ. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
