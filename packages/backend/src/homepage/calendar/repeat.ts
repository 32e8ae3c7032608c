import { addDays, dayjs, dayOf, daysBetween, weekDayOf } from '@portico/contracts/time';

/** The fields of an event that decide its dates. */
export interface Series {
  startTime: Date;
  endTime: Date;
  repeat: 'none' | 'daily' | 'weekly' | 'weekdays';
  /** `YYYY-MM-DD`, inclusive; null: without end. */
  repeatUntil: string | null;
}
export interface Occurrence {
  start: Date;
  end: Date;
}

/** The occurrences that overlap the days from `first` to `last`, both inclusive. */
export function occurrencesIn(series: Series, first: string, last: string): Occurrence[] {
  const length = dayjs.utc(series.endTime).diff(series.startTime);
  const begin = dayOf(series.startTime);
  const until = series.repeat === 'none' ? begin : (series.repeatUntil ?? last);
  const step = series.repeat === 'weekly' ? 7 : 1;
  // An occurrence that began before the first day may overlap it.
  const reach = daysBetween(begin, dayOf(series.endTime)) + 1;
  const skipped = Math.max(0, daysBetween(begin, first) - reach);
  const found: Occurrence[] = [];
  for (let day = addDays(begin, Math.floor(skipped / step) * step); day <= until && day <= last; day = addDays(day, step)) {
    if (series.repeat === 'weekdays' && day !== begin && weekDayOf(day) > 5) continue;
    const start = dayjs.utc(series.startTime).add(daysBetween(begin, day), 'day').toDate();
    const end = dayjs.utc(start).add(length, 'ms').toDate();
    if (touches({ start, end }, first, last)) found.push({ start, end });
  }
  return found;
}

/** An event that ends at midnight does not overlap the day that begins then. */
export const lastDayOf = ({ start, end }: Occurrence): string => dayOf(Math.max(start.getTime(), end.getTime() - 1));

/** The days that an occurrence overlaps. */
export function daysOf({ start, end }: Occurrence): { first: string; last: string } {
  return { first: dayOf(start), last: lastDayOf({ start, end }) };
}

function touches(occurrence: Occurrence, from: string, to: string): boolean {
  const { first, last } = daysOf(occurrence);
  return first <= to && last >= from;
}
