import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import { addDays } from '@portico/contracts/time';
import { minutesOf } from './day-axis.ts';
import type { Layer } from './layers.ts';

/** The part of an event that is on one day, and its lane among those at the same time. */
export interface Placed {
  key: string;
  event: CalendarEvent;
  /** Minutes of this day. */
  start: number;
  end: number;
  lane: number;
  lanes: number;
  conflict: boolean;
}

export const keyOf = ({ id, start }: Pick<CalendarEvent, 'id' | 'start'>): string => `${id} ${start}`;
export const isTimed = ({ allDay }: Pick<CalendarEvent, 'allDay'>): boolean => !allDay;

/** The days as they are shown: without the hidden calendars. */
export function shownDays(days: readonly CalendarDay[], hidden: readonly Layer[]): CalendarDay[] {
  if (hidden.length === 0) return [...days];
  return days.map((day) => ({ ...day, events: day.events.filter(({ layer }) => !hidden.includes(layer)) }));
}

/** The timed events of a day side by side where they overlap, by interval partitioning. */
export function placedOn({ date, events }: Pick<CalendarDay, 'date' | 'events'>): Placed[] {
  const rows = events
    .filter(isTimed)
    .map((event) => ({ event, key: keyOf(event), ...minutesOn(event, date) }))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.key < b.key ? -1 : 1));
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let groupEnd = -1;
  const close = () => {
    const lanes = Math.max(1, ...group.map(({ lane }) => lane + 1));
    for (const each of group) each.lanes = lanes;
    group = [];
  };
  for (const row of rows) {
    if (row.start >= groupEnd) close();
    const taken = group.filter(({ end }) => end > row.start).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    const conflict = group.some((other) => collide(other, row));
    const added = { ...row, lane, lanes: 1, conflict };
    for (const other of group) other.conflict ||= collide(other, row);
    group.push(added);
    placed.push(added);
    groupEnd = group.length === 1 ? row.end : Math.max(groupEnd, row.end);
  }
  close();
  return placed;
}

/** Two that a person cannot attend both; what the school announces to all is no appointment. */
function collide(a: Placed | Omit<Placed, 'lane' | 'lanes' | 'conflict'>, b: Omit<Placed, 'lane' | 'lanes' | 'conflict'>): boolean {
  return a.event.layer !== 'school' && b.event.layer !== 'school' && a.start < b.end && b.start < a.end;
}

function minutesOn({ start, end }: CalendarEvent, date: string): { start: number; end: number } {
  return {
    start: start.slice(0, 10) < date ? 0 : minutesOf(start.slice(11)),
    end: end.slice(0, 10) > date ? 1_440 : minutesOf(end.slice(11)),
  };
}

/** An all-day event's last day. */
export const lastDayOf = ({ end, allDay }: Pick<CalendarEvent, 'end' | 'allDay'>): string =>
  allDay || end.slice(11, 16) === '00:00' ? addDays(end.slice(0, 10), -1) : end.slice(0, 10);

/** An all-day event over the shown days, in columns from 0, and the row in which it has room. */
export interface Span {
  key: string;
  event: CalendarEvent;
  from: number;
  to: number;
  row: number;
}
export function allDaySpans(days: readonly CalendarDay[]): Span[] {
  const events = new Map(days.flatMap((day) => day.events.filter(({ allDay }) => allDay)).map((event) => [keyOf(event), event]));
  const spans: Span[] = [];
  const at = (date: string) => days.findIndex((day) => day.date === date);
  for (const [key, event] of events) {
    const from = Math.max(0, at(event.start.slice(0, 10)));
    const end = at(lastDayOf(event));
    const to = end < 0 ? days.length - 1 : end;
    let row = 0;
    while (spans.some((other) => other.row === row && other.from <= to && other.to >= from)) row += 1;
    spans.push({ key, event, from, to, row });
  }
  return spans;
}
