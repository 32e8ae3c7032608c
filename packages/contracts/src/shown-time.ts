import dayjs from 'dayjs';

export { dayjs };

/**
 * A text of the portal (`YYYY-MM-DD[ HH:mm[:ss]]`, Asia/Shanghai) in another format, as it stands: no zone is asked. The
 * clock of the visitor's zone may leave out an hour of a day in spring, so day and hour are read apart.
 * Empty where the text names no time. A first page needs no more than this of `time.ts`, and no plugin.
 */
export function showTime(text: string, format: string): string {
  const [day = '', hour] = text.split(' ');
  const at = dayjs(day);
  if (!at.isValid()) return '';
  const clock = dayjs(`2000-01-01 ${hour ?? '00:00'}`);
  return clock.isValid() ? at.hour(12).format(format.replace('HH', clock.format('HH')).replace('mm', clock.format('mm'))) : '';
}
