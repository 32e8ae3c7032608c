import type { CalendarEvent } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, count, eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { type Occurrence, occurrencesIn } from './repeat.ts';
import { personalEvent } from './schema.ts';

export interface EventStore {
  database: Database;
  now: () => Date;
}
export interface EventTable {
  database: Database | Transaction;
}
export type PersonalEvent = typeof personalEvent.$inferSelect;
export const maxEvents = 2_000;

/** Of this person at this school: another person's id finds nothing. */
export const ownEvents = ({ person, school }: Pick<Member, 'school' | 'person'>) =>
  and(eq(personalEvent.personId, person.id), eq(personalEvent.fid, school.fid));

export function eventsOf({ database }: EventTable, who: Pick<Member, 'school' | 'person'>): Promise<PersonalEvent[]> {
  return database.select().from(personalEvent).where(ownEvents(who)).orderBy(personalEvent.startTime, personalEvent.id);
}

export async function requireRoom({ database }: EventTable, who: Member, more: number): Promise<void> {
  const [all] = await database.select({ number: count() }).from(personalEvent).where(ownEvents(who));
  if ((all?.number ?? 0) + more > maxEvents) throw new Refusal(409, `个人日程最多 ${maxEvents} 条，请先清理旧的日程`);
}

/** An event as its owner sees it, at one of its occurrences. */
export function eventItem(row: PersonalEvent, at?: Occurrence): CalendarEvent {
  return {
    id: row.id,
    title: row.title,
    start: writeTime(at?.start ?? row.startTime),
    end: writeTime(at?.end ?? row.endTime),
    allDay: row.allDay,
    layer: 'personal',
    ...(row.place && { place: row.place }),
    ...(row.note && { note: row.note }),
    ...(row.color && { color: row.color }),
    ...(row.remindMinutes !== null && { remindMinutes: row.remindMinutes }),
    repeat: row.repeat,
    ...(row.repeatUntil && { repeatUntil: row.repeatUntil }),
    seriesStart: writeTime(row.startTime),
    version: row.version,
    editable: true,
  };
}

export const personalOccurrences = (rows: PersonalEvent[], first: string, last: string): CalendarEvent[] =>
  rows.flatMap((row) => occurrencesIn(row, first, last).map((at) => eventItem(row, at)));
