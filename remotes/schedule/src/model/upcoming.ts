import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import { keyOf } from './day-events.ts';

const most = 4;

/** What comes after today beside the classes: exams, the school's days, meetings and own events that happen once. */
export function upcoming(days: readonly CalendarDay[], now: { date: string; time: string }): CalendarEvent[] {
  const found = new Map<string, CalendarEvent>();
  for (const day of days) {
    if (day.date < now.date) continue;
    for (const event of day.events) {
      const isUsual = event.layer === 'course' || (event.repeat ?? 'none') !== 'none';
      if (!isUsual && event.start.slice(0, 16) > `${now.date} ${now.time}`) found.set(keyOf(event), event);
    }
  }
  return [...found.values()].slice(0, most);
}

/** A gap between two events of a day that is worth a line, in minutes. */
export const longGap = 120;
export const gapWord = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `空闲 ${hours} 小时${rest > 0 ? ` ${rest} 分` : ''}`;
};
