import { calendarContract } from '@portico/contracts';
import { dayOf } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { daysFor, markedDays, spanOf, termDaysFor } from './days.ts';
import { deleteEvent } from './delete-event.ts';
import { calendarText, feedAddress } from './feed.ts';
import { importEvents, previewImport } from './import-events.ts';
import { saveEvent } from './save-event.ts';
import { restTime } from './schema.ts';

export function calendarCalls(services: HomepageContext): ServedCall[] {
  const { database, schools, now } = services;

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
      async namedDays(_input, { visitor }) {
        const marked = await markedDays(services, visitor);
        return [...marked.values()].flatMap(({ date, type, name }) => (name ? [{ date, type, name }] : []));
      },
      days: (asked, { visitor }) =>
        asked.span === 'term' ? termDaysFor(services, visitor) : daysFor(services, visitor, spanOf(asked, dayOf(now()))),
      saveEvent: (text, { visitor }) => saveEvent(services, visitor, text),
      deleteEvent: async (wanted, { visitor }) => ({ deleted: await deleteEvent(services, visitor, wanted) }),
      previewImport: ({ file }, { visitor }) => previewImport(services, visitor, file),
      importEvents: ({ file }, { visitor }) => importEvents(services, visitor, file),
      exportEvents: async (_input, { visitor }) => ({ fileName: '我的日程.ics', text: await calendarText(services, visitor) }),
      feedAddress: (_input, { visitor, facts }) => feedAddress(services, visitor, facts, false),
      resetFeedAddress: (_input, { visitor, facts }) => feedAddress(services, visitor, facts, true),
    },
    { module: 'schedule' },
  );
}
