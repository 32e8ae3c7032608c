import type { CalendarEvent } from '@portico/contracts';
import { addDays, daysBetween } from '@portico/contracts/time';
import { type DayAxis, timeOf } from './day-axis.ts';
import type { Placed } from './day-events.ts';

/** Where a dragged event would be: its column and its minutes of that day. */
export interface Preview {
  column: number;
  start: number;
  end: number;
}
export type Grip = 'move' | 'end' | 'new';

export const shortest = 15;
const lastMinute = 1_440;

/** Moves or resizes by minutes and columns, within the shown days. */
export function shifted(from: Preview, grip: Grip, by: { minutes: number; columns: number; columnCount: number }): Preview {
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  if (grip !== 'move') return { ...from, end: clamp(from.end + by.minutes, from.start + shortest, lastMinute) };
  const length = from.end - from.start;
  const start = clamp(from.start + by.minutes, 0, lastMinute - length);
  return { column: clamp(from.column + by.columns, 0, by.columnCount - 1), start, end: start + length };
}

/** The times that an event gets by that, with the days that it already spanned. */
export function movedTimes({ event, start, end }: Placed, preview: Preview, dates: readonly string[]): { start: string; end: string } {
  const date = dates[preview.column] ?? event.start.slice(0, 10);
  const oldDate = event.start.slice(0, 10);
  const days = daysBetween(oldDate, event.end.slice(0, 10));
  const isMove = preview.end - preview.start === end - start;
  if (isMove && days > 0) return { start: `${date} ${timeOf(preview.start)}`, end: `${addDays(date, days)} ${event.end.slice(11, 16)}` };
  return { start: `${date} ${timeOf(preview.start)}`, end: at(date, preview.end) };
}
const at = (date: string, minutes: number) => (minutes >= lastMinute ? `${addDays(date, 1)} 00:00` : `${date} ${timeOf(minutes)}`);

/** An event over midnight is changed in its form: on the grid only a part of it is seen. */
export const canDrag = ({ event }: Pick<Placed, 'event'>): boolean => event.editable && event.start.slice(0, 10) === sameDay(event);
const sameDay = ({ end }: Pick<CalendarEvent, 'end'>) => (end.slice(11, 16) === '00:00' ? addDays(end.slice(0, 10), -1) : end.slice(0, 10));

/** The section in which a minute lies, or an hour. */
export function slotAt({ bands }: DayAxis, minute: number): { start: number; end: number } {
  const band = bands.find(({ kind, start, end }) => kind === 'section' && start <= minute && minute < end);
  if (band) return { start: band.start, end: band.end };
  const start = Math.min(Math.floor(minute / 30) * 30, lastMinute - 60);
  return { start, end: start + 60 };
}
