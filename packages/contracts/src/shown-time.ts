import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export { dayjs };

/**
 * Formats a text of the portal (`YYYY-MM-DD[ HH:mm[:ss]]`, Asia/Shanghai) without reading a zone. Empty if it is no
 * time. A first page needs no more of `time.ts`.
 */
export function showTime(text: string, format: string): string {
  const at = dayjs.utc(text);
  return at.isValid() ? at.format(format) : '';
}
