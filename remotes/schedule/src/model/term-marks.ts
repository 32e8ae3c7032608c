import type { calendarContract, OutputOf } from '@portico/contracts';
import { mondayOf } from './calendar-address.ts';

type NamedDay = OutputOf<(typeof calendarContract)['namedDays']>[number];

/** Letters that fit over a week; one that ends in the middle of a word would say little. */
const most = 4;
const short: Readonly<Record<string, string>> = { 节假日放假: '放假', 期末考试周: '期末考试', '英语四、六级考试': '四六级' };

/** What stands over the weeks of the term, by their Mondays: the first holiday or examination of each, once in a row. */
export function termMarks(days: readonly NamedDay[] | undefined): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  let last = '';
  for (const { date, name, type } of days ?? []) {
    const monday = mondayOf(date);
    if ((type !== 'holiday' && type !== 'exam') || marks.has(monday) || name === last) continue;
    marks.set(monday, short[name] ?? (name.length > most ? `${name.slice(0, most - 1)}…` : name));
    last = name;
  }
  return marks;
}
