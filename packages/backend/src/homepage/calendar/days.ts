import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import { addDays, atDay, dayOf, daysBetween, readTime, teachingWeek, weekDayOf, writeTime } from '@portico/contracts/time';
import { and, eq, gte, lt, lte } from 'drizzle-orm';
import { invalid } from '../../kernel/api/refusal.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { mayBeSeenBy } from '../../kernel/database/columns.ts';
import type { HomepageContext } from '../context.ts';
import { coursesOfPerson, coursesOn, type TermCourse } from '../curriculum/courses.ts';
import { termOfDay, termsOf } from '../term/terms.ts';
import { eventsOf, personalOccurrences } from './events.ts';
import { daysOf } from './repeat.ts';
import { calendarDay, schoolEvent } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'sources'>;
export type Who = Pick<Member, 'school' | 'person' | 'userType'>;
const maxDays = 400;
interface Span {
  startDate: string;
  endDate: string;
}

/** The days that a call asks for: from one to another, the six weeks of a month, or today alone. */
export function spanOf(
  {
    startDate,
    endDate,
    month,
    span,
  }: { startDate?: string | undefined; endDate?: string | undefined; month?: string | undefined; span: 'month' | 'today' | 'term' },
  today: string,
): Span {
  if (startDate && endDate) return { startDate, endDate };
  if (startDate || endDate) throw invalid('开始日期和结束日期须一起填写');
  if (span === 'today') return { startDate: today, endDate: today };
  const first = `${month ?? today.slice(0, 7)}-01`;
  const monday = addDays(first, 1 - weekDayOf(first));
  return { startDate: monday, endDate: addDays(monday, 41) };
}

/** The days of the running term, between two terms those of the last one; none where the school has no term. */
export async function termDaysFor(services: Store & Pick<HomepageContext, 'now'>, who: Who): Promise<CalendarDay[]> {
  const term = await termOfDay(services, who.school, dayOf(services.now()));
  return term ? daysFor(services, who, term) : [];
}

/** The school's days with this person's classes and events on them. */
export async function daysFor(store: Store, who: Who, { startDate, endDate }: Span): Promise<CalendarDay[]> {
  const number = daysBetween(startDate, endDate) + 1;
  if (number < 1) throw invalid('结束日期早于开始日期');
  if (number > maxDays) throw invalid(`一次最多查询 ${maxDays} 天`);
  const marked = await markedDays(store, who);
  const terms = await termsOf(store, who.school);
  const { courses } = await coursesOfPerson(store, who);
  const events = [
    ...(await schoolEvents(store, who, { startDate, endDate })),
    ...personalOccurrences(await eventsOf(store, who), startDate, endDate),
  ].map((event) => ({ event, ...daysOf({ start: readTime(event.start), end: readTime(event.end) }) }));
  const days: CalendarDay[] = [];
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    const mark = marked.get(date);
    const week = Math.max(0, ...terms.map((term) => teachingWeek(term, date)));
    const classes = mark?.type === 'holiday' ? [] : await classesOn(store, who, { date, like: mark?.makeupFor ?? date, courses });
    const usual = week > 0 && weekDayOf(date) <= 5 ? ('teach' as const) : ('event' as const);
    days.push({
      date,
      week,
      type: mark?.type ?? usual,
      ...(mark?.name && { name: mark.name }),
      ...(mark?.makeupFor && { makeupFor: mark.makeupFor }),
      events: [...classes, ...events.filter(({ first, last }) => first <= date && date <= last).map(({ event }) => event)].sort((a, b) =>
        a.start < b.start ? -1 : a.start > b.start ? 1 : 0,
      ),
    });
  }
  return days;
}

/** The school's days that are not usual ones, by date. */
export async function markedDays({ database, schools }: Pick<Store, 'database' | 'schools'>, { school }: Pick<Who, 'school'>) {
  const rows = await schools.remember(school, 'calendar.days', () =>
    database.select().from(calendarDay).where(eq(calendarDay.fid, school.fid)).orderBy(calendarDay.date),
  );
  return new Map(rows.map((row) => [row.date, row]));
}

/** The classes of a date; on a make-up day, those of the day it replaces. */
async function classesOn(store: Store, { school }: Who, { date, like, courses }: { date: string; like: string; courses: TermCourse[] }) {
  const found = await coursesOn(store, school, { date: like, courses });
  return found.courses.map(
    (course): CalendarEvent => ({
      id: `${course.id}-${date}`,
      title: course.name,
      allDay: false,
      layer: 'course' as const,
      editable: false,
      start: `${date} ${course.startTime}:00`,
      end: `${date} ${course.endTime}:00`,
      place: [course.building, course.room].filter(Boolean).join(' '),
      teacher: course.teacher,
      sections: [course.startSection, course.endSection],
      note: `${course.teacher} · 第 ${course.startSection}—${course.endSection} 节`,
      ...(course.color && { color: course.color }),
    }),
  );
}

async function schoolEvents(
  { database }: Store,
  { school, userType }: Who,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const rows = await database
    .select()
    .from(schoolEvent)
    .where(
      and(
        eq(schoolEvent.fid, school.fid),
        mayBeSeenBy(schoolEvent.audience, userType),
        lt(schoolEvent.startTime, atDay(addDays(endDate, 1))),
        gte(schoolEvent.endTime, atDay(startDate)),
        lte(schoolEvent.startTime, schoolEvent.endTime),
      ),
    )
    .orderBy(schoolEvent.startTime, schoolEvent.id);
  return rows.map(
    (row): CalendarEvent => ({
      id: row.id,
      title: row.title,
      start: writeTime(row.startTime),
      end: writeTime(row.endTime),
      allDay: row.allDay,
      layer: row.layer,
      editable: false,
      ...(row.place && { place: row.place }),
      ...(row.note && { note: row.note }),
    }),
  );
}
