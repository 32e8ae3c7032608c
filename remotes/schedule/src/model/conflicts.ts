import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import { keyOf } from './day-events.ts';
import type { Draft } from './draft.ts';

/** The appointments that a draft would overlap; the event itself is none of them. */
export function conflictsOf({ id, start, end }: Pick<Draft, 'id' | 'start' | 'end'>, days: readonly CalendarDay[]): CalendarEvent[] {
  const events = new Map(days.flatMap((day) => day.events).map((event) => [keyOf(event), event]));
  return [...events.values()].filter(
    (event) =>
      !event.allDay && event.layer !== 'school' && event.id !== id && event.start.slice(0, 16) < end && event.end.slice(0, 16) > start,
  );
}

/** One sentence about it, for the form. */
export function conflictWord(conflicts: readonly CalendarEvent[]): string {
  const [first] = conflicts;
  if (!first) return '该时段没有课程或会议冲突';
  const time = `${first.start.slice(11, 16)}—${first.end.slice(11, 16)}`;
  return conflicts.length === 1 ? `与“${first.title}”（${time}）冲突` : `与“${first.title}”（${time}）等 ${conflicts.length} 项冲突`;
}
