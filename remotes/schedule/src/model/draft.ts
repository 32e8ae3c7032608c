import type { CalendarEvent, calendarContract, EventRepeat, EventScope, InputOf } from '@portico/contracts';
import { addDays, daysBetween, parseTime } from '@portico/contracts/time';
import { timeOf } from './day-axis.ts';
import { lastDayOf } from './day-events.ts';

/** An event as the form holds it: times are `YYYY-MM-DD HH:mm`, also of all-day events; their end is the last day. */
export interface Draft {
  id?: string;
  version?: number;
  /** Of a repeated event: the day at which it is changed, and how far the change reaches. */
  occurrence?: string;
  scope: EventScope;
  title: string;
  place: string;
  note: string;
  /** Chosen by another client; kept. */
  color?: string;
  allDay: boolean;
  start: string;
  end: string;
  remind: string;
  repeat: EventRepeat;
  until: string;
}

const longestDays = 31;

export const newDraft = (date: string, minutes: { start: number; end: number }): Draft => ({
  scope: 'all',
  title: '',
  place: '',
  note: '',
  allDay: false,
  start: `${date} ${timeOf(minutes.start)}`,
  end: minutes.end >= 1_440 ? `${addDays(date, 1)} 00:00` : `${date} ${timeOf(minutes.end)}`,
  remind: '15',
  repeat: 'none',
  until: '',
});

export function draftOf(event: CalendarEvent): Draft {
  const repeat = event.repeat ?? 'none';
  return {
    id: event.id,
    ...(event.version !== undefined && { version: event.version }),
    ...(repeat !== 'none' && { occurrence: event.start.slice(0, 10) }),
    scope: repeat === 'none' ? 'all' : 'one',
    title: event.title,
    place: event.place ?? '',
    note: event.note ?? '',
    ...(event.color && { color: event.color }),
    allDay: event.allDay,
    start: event.start.slice(0, 16),
    end: event.allDay ? `${lastDayOf(event)} ${event.end.slice(11, 16)}` : event.end.slice(0, 16),
    remind: event.remindMinutes === undefined ? '' : String(event.remindMinutes),
    repeat,
    until: event.repeatUntil ?? '',
  };
}

/** What the server takes. */
export function textOf(draft: Draft): InputOf<(typeof calendarContract)['saveEvent']> {
  const { id, version, occurrence, scope, allDay, repeat, until, remind } = draft;
  return {
    ...(id && { id, version }),
    ...(id && occurrence && { occurrence, scope }),
    title: draft.title.trim(),
    allDay,
    start: allDay ? `${draft.start.slice(0, 10)} 00:00` : draft.start,
    end: allDay ? `${addDays(draft.end.slice(0, 10), 1)} 00:00` : draft.end,
    place: draft.place.trim(),
    note: draft.note.trim(),
    ...(draft.color && { color: draft.color }),
    ...(remind !== '' && { remindMinutes: Number(remind) as 0 }),
    repeat,
    ...(repeat !== 'none' && until && { repeatUntil: until }),
  };
}

/** The first thing that is wrong, and its field. */
export function problemOf(draft: Draft): { field: 'title' | 'start' | 'end' | 'until'; text: string } | undefined {
  const { start, end, allDay, repeat, until } = draft;
  const title = draft.title.trim();
  if (!title) return { field: 'title', text: '请填写标题' };
  if (title.length > 100) return { field: 'title', text: '标题不超过 100 个字' };
  if (!isTime(start)) return { field: 'start', text: '开始时间有误，请重新选择' };
  if (!isTime(end)) return { field: 'end', text: '结束时间有误，请重新选择' };
  if (allDay ? end.slice(0, 10) < start.slice(0, 10) : end <= start) return { field: 'end', text: '结束时间须晚于开始时间' };
  if (daysBetween(start.slice(0, 10), end.slice(0, 10)) >= longestDays) return { field: 'end', text: '单条日程最长 31 天' };
  if (repeat !== 'none' && until && until < start.slice(0, 10)) return { field: 'until', text: '重复的结束日期早于开始日期' };
  return undefined;
}

const isTime = (text: string) => text.length === 16 && parseTime(text).isValid();

/** Another start keeps the length of the event. */
export function withStart(draft: Draft, start: string): Draft {
  if (!isTime(start) || !isTime(draft.start) || !isTime(draft.end)) return { ...draft, start };
  const length = parseTime(draft.end).diff(parseTime(draft.start), 'minute');
  return { ...draft, start, end: parseTime(start).add(Math.max(0, length), 'minute').format('YYYY-MM-DD HH:mm') };
}
