import { addDays, parseTime, weekDayOf } from '@portico/contracts/time';
import { type Layer, layers } from './layers.ts';

export const views = [
  { key: 'day', name: '日' },
  { key: 'week', name: '周' },
  { key: 'month', name: '月' },
  { key: 'list', name: '列表' },
  { key: 'term', name: '学期' },
] as const;
export type View = (typeof views)[number]['key'];

/** What the address asks for. */
export interface Wanted {
  view: View;
  /** `YYYY-MM-DD` */
  date: string;
  hidden: readonly Layer[];
}

export const monthOf = (date: string): string => date.slice(0, 7);
export const mondayOf = (date: string): string => addDays(date, 1 - weekDayOf(date));
const isDay = (text: string) => /^(19[7-9]\d|2[01]\d\d)-\d{2}-\d{2}$/.test(text) && parseTime(text).isValid();

/** Values that do not exist, such as 31 February, count as not given. */
export function readAddress(search: URLSearchParams, today: string, usual: View = 'week'): Wanted {
  const date = search.get('date') ?? '';
  const month = `${search.get('month')}-01`;
  return {
    view: views.find(({ key }) => key === search.get('view'))?.key ?? usual,
    date: isDay(date) ? date : isDay(month) && monthOf(month) !== monthOf(today) ? month : today,
    hidden: readHidden(search.get('hide') ?? ''),
  };
}

/** The calendars that a text names, `course,personal`. */
export function readHidden(text: string): Layer[] {
  const hide = text.split(',');
  return layers.map(({ key }) => key).filter((key) => hide.includes(key));
}

/** The query of an address. It names the month too, because the page's first call reads it from there. */
export function queryOf({ view, date, hidden }: Wanted, today: string, usual: View = 'week'): string {
  const query = new URLSearchParams();
  if (view !== usual) query.set('view', view);
  if (date !== today) query.set('date', date);
  const { month } = monthInput({ view, date }, today, usual);
  if (month) query.set('month', month);
  if (hidden.length > 0) query.set('hide', hidden.join());
  const text = query.toString();
  return text ? `?${text}` : '';
}

const shownDays = 42;

/**
 * The input of the call that brings the six weeks with a day. A phone shows one week of them: a week at the edge of this
 * month needs no second call, so it opens without a network as well.
 */
export function monthInput({ view, date }: Pick<Wanted, 'view' | 'date'>, today: string, usual: View = 'week'): { month?: string } {
  const isOneWeek = usual === 'day' && view === 'day';
  return monthOf(date) === monthOf(today) || (isOneWeek && isWithin(date, today)) ? {} : { month: monthOf(date) };
}

/** Whether the whole week of a day is among the six that the month of today shows. */
function isWithin(date: string, today: string): boolean {
  const [first, monday] = [mondayOf(`${monthOf(today)}-01`), mondayOf(date)];
  return monday >= first && addDays(monday, 6) < addDays(first, shownDays);
}

/** The same day of another month, or its last one. */
export function addMonths(date: string, number: number): string {
  return parseTime(date).add(number, 'month').format('YYYY-MM-DD');
}

/** Where 上一… and 下一… lead. */
export function stepped({ view, date }: Pick<Wanted, 'view' | 'date'>, direction: 1 | -1): string {
  if (view === 'day') return addDays(date, direction);
  if (view === 'week') return addDays(date, 7 * direction);
  return addMonths(date, direction);
}
