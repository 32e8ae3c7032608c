import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Asia/Shanghai has been eight hours ahead of UTC, without summer time, since 1991: the one place that says so. The
 * timezone plugin would ask Intl for every value.
 */
export const offsetHours = 8;

export { dayjs };

/**
 * Formats a text of the portal (`YYYY-MM-DD[ HH:mm[:ss]]`, Asia/Shanghai) without reading a zone. Empty if it is no
 * time. A first page needs no more of `time.ts`.
 */
export function showTime(text: string, format: string): string {
  const at = dayjs.utc(text);
  return at.isValid() ? at.format(format) : '';
}

/** The moment that a text of the portal names, ms; NaN where it names none. */
export const momentOf = (text: string): number => dayjs.utc(text).subtract(offsetHours, 'hour').valueOf();
