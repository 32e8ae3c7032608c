import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export { dayjs };

/**
 * Asia/Shanghai has been eight hours ahead of UTC, without summer time, since 1991; only this line says so. The timezone
 * plugin would call Intl for every value.
 */
export const offsetHours = 8;

/**
 * Formats a text of the portal (`YYYY-MM-DD[ HH:mm[:ss]]`, Asia/Shanghai) without reading a zone. Empty if it is no
 * time. A first page needs no more of `time.ts`.
 */
export function showTime(text: string, format: string): string {
  const at = dayjs.utc(text);
  return at.isValid() ? at.format(format) : '';
}

/** The moment that a text of the portal names, ms; NaN if it names none. */
export const momentOf = (text: string): number => dayjs.utc(text).subtract(offsetHours, 'hour').valueOf();
