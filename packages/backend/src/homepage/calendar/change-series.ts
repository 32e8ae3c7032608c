import type { EventScope } from '@portico/contracts';
import { addDays, dayOf, daysBetween } from '@portico/contracts/time';
import { invalid, notFound } from '../../kernel/api/refusal.ts';
import type { PersonalEvent } from './events.ts';
import { type Occurrence, occurrencesIn } from './repeat.ts';

/** What a change of a repeated event is for; of an event that happens once it is always all of it. */
export function scopeOf(row: PersonalEvent, { scope, occurrence }: { scope: EventScope; occurrence?: string | undefined }): EventScope {
  if (row.repeat === 'none') return 'all';
  if (scope !== 'all' && !occurrence) throw invalid('请说明是哪一次日程');
  return scope === 'following' && occurrence === firstDay(row) ? 'all' : scope;
}

/** The occurrence that begins on this day. */
export function occurrenceOn(row: PersonalEvent, day: string): Occurrence {
  const found = occurrencesIn(row, day, day).find(({ start }) => dayOf(start) === day);
  if (!found) throw notFound('日程');
  return found;
}

export const without = (row: PersonalEvent, day: string) => ({ excluded: [...new Set([...row.excluded, day])].sort() });

/** The series as it is before this day; the rest of the changed fields stay. */
export const endedBefore = (row: PersonalEvent, day: string) => ({
  repeatUntil: addDays(day, -1),
  excluded: row.excluded.filter((each) => each < day),
});

/** All of a series moves as far as the occurrence was moved at which it was changed. */
export function movedSeries(row: PersonalEvent, { occurrence, startTime, endTime }: { occurrence?: string | undefined } & Times) {
  if (!occurrence || row.repeat === 'none') return { startTime, endTime, excluded: row.excluded };
  const at = occurrenceOn(row, occurrence);
  const moved = startTime.getTime() - at.start.getTime();
  const begin = new Date(row.startTime.getTime() + moved);
  const days = daysBetween(firstDay(row), dayOf(begin));
  return {
    startTime: begin,
    endTime: new Date(begin.getTime() + endTime.getTime() - startTime.getTime()),
    excluded: row.excluded.map((day) => addDays(day, days)),
  };
}
interface Times {
  startTime: Date;
  endTime: Date;
}

const firstDay = (row: PersonalEvent) => dayOf(row.startTime);
