import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export { dayjs };

/**
 * A text of the portal (`YYYY-MM-DD[ HH:mm[:ss]]`, Asia/Shanghai) in another format, as it stands: no zone is asked.
 * Empty where the text names no time. A first page needs no more than this of `time.ts`.
 */
export function showTime(text: string, format: string): string {
  const at = dayjs.utc(text);
  return at.isValid() ? at.format(format) : '';
}
