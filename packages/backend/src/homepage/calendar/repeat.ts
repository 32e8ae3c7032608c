import { addDays, dayjs, dayOf, daysBetween } from '@portico/contracts/time';
import ICAL from 'ical.js';
import { type Ruled, ruleOf } from './rule.ts';

/** The fields of an event that decide its dates. */
export interface Series extends Ruled {
  startTime: Date;
  endTime: Date;
  /** `YYYY-MM-DD`, inclusive; null: without end. */
  repeatUntil: string | null;
  /** Days whose occurrence is left out. */
  excluded: string[];
}
export interface Occurrence {
  start: Date;
  end: Date;
}
/** A rule of a month with 31 days that skips many months still ends here. */
const maxSteps = 20_000;

/** The occurrences that overlap the days from `first` to `last`, both inclusive. */
export function occurrencesIn(series: Series, first: string, last: string): Occurrence[] {
  const length = dayjs.utc(series.endTime).diff(series.startTime);
  const begin = dayOf(series.startTime);
  // An occurrence that began before the first day may overlap it.
  const from = addDays(first, -(daysBetween(begin, dayOf(series.endTime)) + 1));
  const left = new Set(series.excluded);
  const found: Occurrence[] = [];
  for (const day of startDays(series, from, last)) {
    if (left.has(day)) continue;
    const start = dayjs.utc(series.startTime).add(daysBetween(begin, day), 'day').toDate();
    const end = dayjs.utc(start).add(length, 'ms').toDate();
    if (touches({ start, end }, first, last)) found.push({ start, end });
  }
  return found;
}

/** The days on which an occurrence begins. The first one always counts, as calendar programs do. */
function* startDays(series: Series, from: string, last: string): Generator<string> {
  const begin = dayOf(series.startTime);
  if (begin >= from && begin <= last) yield begin;
  const rule = ruleOf(series);
  if (!rule) return;
  const until = series.repeatUntil && series.repeatUntil < last ? series.repeatUntil : last;
  const days = rule.iterator(ICAL.Time.fromDateString(nearStart(rule, begin, from)));
  for (let step = 0; step < maxSteps; step += 1) {
    const day = days.next()?.toString();
    if (!day || day > until) return;
    if (day > begin && day >= from) yield day;
  }
}

/** A start of the same rule shortly before `from`, so that an old daily event costs no more than a new one. */
function nearStart(rule: ICAL.Recur, begin: string, from: string): string {
  const step = { DAILY: 1, WEEKLY: 7 }[rule.freq as string];
  const skipped = daysBetween(begin, from);
  if (!step || skipped <= 0) return begin;
  const length = step * rule.interval;
  return addDays(begin, Math.floor(skipped / length) * length);
}

/** The day of a rule's last occurrence, given their number. */
export function lastOccurrenceDay(ruled: Ruled, begin: string, number: number): string {
  const days = ruleOf(ruled)?.iterator(ICAL.Time.fromDateString(begin));
  let last = begin;
  // A first day that is not one of the rule's own counts too.
  for (let left = number - 1; days && left > 0; ) {
    const day = days.next()?.toString();
    if (!day) break;
    if (day === begin) continue;
    last = day;
    left -= 1;
  }
  return last;
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
