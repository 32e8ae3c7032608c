import type { CalendarDay } from '@portico/contracts';
import { mondayOf } from './calendar-address.ts';

const most = 5;

/** The named days of the loaded months, by the Monday of their week; the first one of a week stands over it. */
export function termMarks(days: readonly CalendarDay[] | undefined): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const { date, name, type } of days ?? []) {
    const monday = mondayOf(date);
    if (name && (type === 'holiday' || type === 'exam') && !marks.has(monday)) marks.set(monday, name.slice(0, most));
  }
  return marks;
}
