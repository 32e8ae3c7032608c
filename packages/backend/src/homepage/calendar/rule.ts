import type { EventRepeat } from '@portico/contracts';
import { weekDayOf } from '@portico/contracts/time';
import ICAL from 'ical.js';

export interface Ruled {
  repeat: EventRepeat;
  /** With repeat `custom`: the rule without its end. */
  rule: string | null;
}

/** The rules that the form offers, as RFC 5545 writes them. */
const offered: Partial<Record<EventRepeat, string>> = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
};
const weekDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** An event's rule without its end, or undefined where it happens once. */
export function ruleOf({ repeat, rule }: Ruled): ICAL.Recur | undefined {
  const text = repeat === 'custom' ? rule : offered[repeat];
  return text ? ICAL.Recur.fromString(text) : undefined;
}

/**
 * How a file's rule is kept; undefined where it is none that the portal expands. Only parts that always lead to a next day
 * are taken: a rule such as 31 February each year would be searched for ever.
 */
export function keptRule(rule: ICAL.Recur, begin: string): Ruled | undefined {
  const given = rule.parts as Record<string, (string | number)[] | undefined>;
  const days = given.BYDAY?.map(String) ?? [];
  const dates = given.BYMONTHDAY?.map(Number) ?? [];
  const monthly = rule.freq === 'MONTHLY';
  const known = Object.keys(given).every((part) => part === 'BYDAY' || (part === 'BYMONTHDAY' && monthly));
  const safeDays = days.every((day) => weekDays.includes(day) || (monthly && /^(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU)$/.test(day)));
  const safeDates = dates.every((date) => Number.isInteger(date) && (date === -1 || (date >= 1 && date <= 31)));
  const freqs: Record<string, number> = { DAILY: 99, WEEKLY: 52, MONTHLY: 12, YEARLY: 1 };
  const most = freqs[rule.freq] ?? 0;
  if (!known || !safeDays || !safeDates || rule.interval > most || (days.length > 0 && dates.length > 0)) return undefined;
  if (rule.freq === 'YEARLY' && days.length > 0) return undefined;
  // A step of twelve months never reaches the 31st where the first month is shorter.
  if (monthly && rule.interval > 1 && dates.some((date) => date > 28)) return undefined;
  const same = days.length === 1 && days[0] === weekDays[weekDayOf(begin) - 1];
  const text = written(rule.freq, rule.interval, { days: rule.freq === 'WEEKLY' && same ? [] : days, dates });
  const name = (Object.keys(offered) as EventRepeat[]).find((each) => offered[each] === text);
  return name ? { repeat: name, rule: null } : { repeat: 'custom', rule: text };
}

/** One spelling for each rule, so that equal rules compare equal. */
function written(freq: string, interval: number, { days, dates }: { days: string[]; dates: number[] }): string {
  const order = (day: string) => weekDays.indexOf(day.slice(-2));
  const parts = [`FREQ=${freq}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (days.length > 0) parts.push(`BYDAY=${[...new Set(days)].sort((a, b) => order(a) - order(b)).join()}`);
  if (dates.length > 0) parts.push(`BYMONTHDAY=${[...new Set(dates)].sort((a, b) => a - b).join()}`);
  return parts.join(';');
}
