import type { CalendarDay } from '@portico/contracts';
import { minutesOf } from './day-axis.ts';
import { type Placed, placedOn } from './day-events.ts';
import { gapWord, longGap } from './upcoming.ts';

export interface TimelineRow {
  placed: Placed;
  /** What stands before it when nothing else does for long. */
  gap?: string | undefined;
  state: 'past' | 'now' | 'coming';
  /** `还有 75 分钟下课` */
  left?: string | undefined;
}

/** A day's events from morning to night, as seen at this moment. */
export function timelineOf(day: Pick<CalendarDay, 'date' | 'events'>, now: { date: string; time: string }): TimelineRow[] {
  const minute = minutesOf(now.time);
  const stateOf = ({ start, end, event }: Placed): TimelineRow['state'] => {
    if (day.date !== now.date) return day.date < now.date ? 'past' : 'coming';
    if (end <= minute) return 'past';
    return start <= minute && event.layer === 'course' ? 'now' : 'coming';
  };
  let before: number | undefined;
  return placedOn(day).map((placed) => {
    const gap = before !== undefined && placed.start - before >= longGap ? gapWord(placed.start - before) : undefined;
    before = Math.max(before ?? 0, placed.end);
    const state = stateOf(placed);
    return { placed, gap, state, left: state === 'now' ? `还有 ${placed.end - minute} 分钟下课` : undefined };
  });
}
