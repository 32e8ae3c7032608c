import { calendarContract } from '@portico/contracts';
import { eq, sql } from 'drizzle-orm';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { daysFor } from './days.ts';
import { deleteEvent, requireRoom, saveEvent } from './events.ts';
import { feedAddress } from './feed.ts';
import { readCalendar } from './read-calendar.ts';
import { personalEvent, restTime } from './schema.ts';

export function calendarCalls(services: HomepageContext): ServedCall[] {
  const { database, schools, now } = services;

  /** Stores a file's events; an event with a known uid is changed. */
  async function keep(visitor: Member, file: File) {
    const { events, skipped } = readCalendar(await file.text());
    await requireRoom(services, visitor, events.length);
    let updated = 0;
    await database.transaction(async (transaction) => {
      for (const event of new Map(events.map((each) => [each.uid, each])).values()) {
        const row = { ...event, fid: visitor.school.fid, personId: visitor.person.id, updateTime: now() };
        const [kept] = await transaction
          .insert(personalEvent)
          .values({ ...row, id: crypto.randomUUID() })
          .onConflictDoUpdate({ target: [personalEvent.personId, personalEvent.uid], set: row })
          // xmax is 0 for a row that was just inserted.
          .returning({ isNew: sql<boolean>`xmax = 0` });
        if (!kept?.isNew) updated += 1;
      }
    });
    return { added: new Set(events.map((each) => each.uid)).size - updated, updated, skipped: skipped.slice(0, 100) };
  }

  return serve(
    calendarContract,
    {
      async restTimes({ campusId = '' }, { visitor: { school } }) {
        const rows = await schools.remember(school, 'rest.times', () =>
          database.select().from(restTime).where(eq(restTime.fid, school.fid)).orderBy(restTime.section),
        );
        const own = rows.filter((row) => row.campusId === campusId);
        const fitting = own.length > 0 ? own : rows.filter((row) => row.campusId === '');
        return fitting.map(({ id, section, name, startTime, endTime, part }) => ({ id, section, name, startTime, endTime, part }));
      },
      days: (span, { visitor }) => daysFor(services, visitor, span),
      saveEvent: (text, { visitor }) => saveEvent(services, visitor, text),
      deleteEvent: async ({ id }, { visitor }) => ({ deleted: await deleteEvent(services, visitor, id) }),
      importEvents: ({ file }, { visitor }) => keep(visitor, file),
      feedAddress: (_input, { visitor, facts }) => feedAddress(services, visitor, facts, false),
      resetFeedAddress: (_input, { visitor, facts }) => feedAddress(services, visitor, facts, true),
    },
    { module: 'schedule' },
  );
}
