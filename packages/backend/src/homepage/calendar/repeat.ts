import { addDays, dayLength, dayOf, weekDayOf } from '../../kernel/clock/clock.ts';

/** What decides when an event takes place. */
export interface Series {
  startTime: Date;
  endTime: Date;
  repeat: 'none' | 'daily' | 'weekly' | 'weekdays';
  /** `YYYY-MM-DD`, included; null: for ever. */
  repeatUntil: string | null;
}
export interface Occurrence {
  start: Date;
  end: Date;
}

/** The occurrences that touch the days from `first` to `last`, both included. */
export function occurrencesIn(series: Series, first: string, last: string): Occurrence[] {
  const length = series.endTime.getTime() - series.startTime.getTime();
  const begin = dayOf(series.startTime);
  const until = series.repeat === 'none' ? begin : (series.repeatUntil ?? last);
  const step = series.repeat === 'weekly' ? 7 : 1;
  // An occurrence that began before the first day may reach into it.
  const reach = Math.ceil(length / dayLength) + 1;
  const skipped = Math.max(0, Math.floor((Date.parse(first) - Date.parse(begin)) / dayLength - reach));
  const found: Occurrence[] = [];
  for (let day = addDays(begin, Math.floor(skipped / step) * step); day <= until && day <= last; day = addDays(day, step)) {
    if (series.repeat === 'weekdays' && day !== begin && weekDayOf(day) > 5) continue;
    const start = new Date(series.startTime.getTime() + (Date.parse(day) - Date.parse(begin)));
    const end = new Date(start.getTime() + length);
    if (touches({ start, end }, first, last)) found.push({ start, end });
  }
  return found;
}

/** An event that ends at midnight does not touch the day that begins then. */
export function daysOf({ start, end }: Occurrence): { first: string; last: string } {
  const first = dayOf(start);
  const last = dayOf(new Date(Math.max(start.getTime(), end.getTime() - 1)));
  return { first, last };
}

function touches(occurrence: Occurrence, from: string, to: string): boolean {
  const { first, last } = daysOf(occurrence);
  return first <= to && last >= from;
}
