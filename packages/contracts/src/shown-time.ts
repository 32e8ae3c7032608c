import dayjs from 'dayjs';

export { dayjs };

/**
 * Asia/Shanghai has been eight hours ahead of UTC, without summer time, since 1991; only this line says so. The timezone
 * plugin would call Intl for every value.
 */
export const offsetHours = 8;

/**
 * Formats a text of the portal (`YYYY-MM-DD[ HH:mm[:ss]]`, Asia/Shanghai) without reading a zone. The visitor's zone may
 * skip an hour of a day in spring, so day and hour are read apart. Empty if it is no time. A first page needs no more of
 * `time.ts`, and no plugin.
 */
export function showTime(text: string, format: string): string {
  const [day = '', hour = '00:00'] = text.split(' ');
  const [at, clock] = [dayjs(day).hour(12), dayjs(`2000-01-01 ${hour}`)];
  if (!at.isValid() || !clock.isValid()) return '';
  return at.format(format.replace('HH', clock.format('HH')).replace('mm', clock.format('mm')));
}

/** The moment that a text of the portal names, ms; NaN if it names none. */
export const momentOf = (text: string): number => dayjs(`${text.replace(' ', 'T')}+0${offsetHours}:00`).valueOf();

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whatever the zone of the device; `writeTime` without a plugin. */
export const shanghaiTime = (at: number): string => new Date(at + offsetHours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
