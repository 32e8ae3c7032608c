import type { ReadCalendarEvent } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, inArray, sql } from 'drizzle-orm';
import type { Member } from '../../kernel/api/visitor.ts';
import { type EventStore, type EventTable, ownEvents, requireRoom } from './events.ts';
import { type ReadEvent, readCalendar } from './read-calendar.ts';
import { nextReminder } from './reminder.ts';
import { personalEvent } from './schema.ts';

const skippedShown = 100;

/** A later event of a file replaces an earlier one of the same uid. */
const byUid = (events: readonly ReadEvent[]) => [...new Map(events.map((each) => [each.uid, each])).values()];

/** What a file would bring. */
export async function previewImport(store: EventTable, who: Member, file: File) {
  const { events, skipped } = readCalendar(await file.text());
  const fresh = byUid(events);
  const known = await knownUids(store, who, fresh);
  return {
    events: fresh.map(
      (event): ReadCalendarEvent => ({
        title: event.title,
        start: writeTime(event.startTime),
        end: writeTime(event.endTime),
        allDay: event.allDay,
        ...(event.place && { place: event.place }),
        repeat: event.repeat,
        state: known.has(event.uid) ? 'changed' : 'new',
      }),
    ),
    skipped: skipped.slice(0, skippedShown),
  };
}

/** Stores a file's events; an event with a known uid is changed. */
export async function importEvents(store: EventStore, who: Member, file: File) {
  const { database, now } = store;
  const { events, skipped } = readCalendar(await file.text());
  const fresh = byUid(events);
  const known = await knownUids(store, who, fresh);
  await requireRoom(store, who, fresh.length - known.size);
  const at = now();
  await database.transaction(async (transaction) => {
    for (const event of fresh) {
      const row = { ...event, fid: who.school.fid, personId: who.person.id, updateTime: at, remindTime: nextReminder(event, at) };
      await transaction
        .insert(personalEvent)
        .values({ ...row, id: crypto.randomUUID() })
        .onConflictDoUpdate({
          target: [personalEvent.personId, personalEvent.uid],
          set: { ...row, version: sql`${personalEvent.version} + 1` },
        });
    }
  });
  return { added: fresh.length - known.size, updated: known.size, skipped: skipped.slice(0, skippedShown) };
}

async function knownUids({ database }: EventTable, who: Member, events: readonly ReadEvent[]): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const uids = events.map(({ uid }) => uid);
  const rows = await database
    .select({ uid: personalEvent.uid })
    .from(personalEvent)
    .where(and(ownEvents(who), inArray(personalEvent.uid, uids)));
  return new Set(rows.map(({ uid }) => uid));
}
