import type { Classroom, campusContract, OutputOf } from '@portico/contracts';
import { weekDayOf } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { visibleItems } from '../../kernel/config/config-items.ts';
import { calendarDay, restTime } from '../calendar/schema.ts';
import type { HomepageContext } from '../context.ts';
import { course } from '../curriculum/schema.ts';
import { termOfDay } from '../term/terms.ts';

interface Lesson {
  weekDay: number;
  sections: readonly number[];
  /** Absent: every week. */
  weeks?: readonly number[] | undefined;
}

/** Classrooms with the sections of a day in which no class takes place; on a make-up day those of the day it replaces. */
export async function freeRooms(
  services: HomepageContext,
  visitor: Pick<Visitor, 'school' | 'userType'>,
  date: string,
): Promise<OutputOf<typeof campusContract.freeRooms>> {
  const { school } = visitor;
  const { database, schools } = services;
  const items = await visibleItems(services, visitor, 'classroom');
  const sections = await schools.remember(school, 'campus.sections', async () => {
    const rows = await database.select().from(restTime).where(eq(restTime.fid, school.fid)).orderBy(restTime.section);
    return rows.filter(({ campusId }) => campusId === '');
  });
  const marks = await schools.remember(school, 'campus.marks', () =>
    database.select().from(calendarDay).where(eq(calendarDay.fid, school.fid)),
  );
  const mark = marks.find((day) => day.date === date);
  const like = mark?.makeupFor ?? date;
  const week = (await termOfDay(services, school, like))?.nowWeek ?? 0;
  const isClassDay = week > 0 && mark?.type !== 'holiday';
  const lessons = await lessonsOfCourses(services, visitor);
  const rooms = items.map(({ id, body: { lessons: own = [], ...room } }): Classroom => {
    const all = [...own, ...(lessons.get(`${room.building} ${room.room}`) ?? [])];
    const taken = isClassDay ? takenOn(all, { weekDay: weekDayOf(like), week }) : new Set<number>();
    return { id, ...room, free: sections.map(({ section }) => section).filter((section) => !taken.has(section)) };
  });
  return {
    date,
    sections: sections.map(({ section, name, startTime, endTime }) => ({ section, name, startTime, endTime })),
    rooms,
  };
}

/** The sections in which a room is taken. */
export function takenOn(lessons: readonly Lesson[], { weekDay, week }: { weekDay: number; week: number }): ReadonlySet<number> {
  return new Set(
    lessons.filter((lesson) => lesson.weekDay === weekDay && (lesson.weeks?.includes(week) ?? true)).flatMap(({ sections }) => sections),
  );
}

/** The classes that the portal itself knows, by building and room. */
async function lessonsOfCourses({ database, schools }: HomepageContext, { school }: Pick<Visitor, 'school'>) {
  return schools.remember(school, 'campus.lessons', async () => {
    const rows = await database.select().from(course).where(eq(course.fid, school.fid));
    const lessons = new Map<string, Lesson[]>();
    for (const { building, room, weekDay, weeks, startSection, endSection } of rows) {
      const sections = Array.from({ length: endSection - startSection + 1 }, (_, index) => startSection + index);
      const place = `${building ?? ''} ${room}`;
      lessons.set(place, [...(lessons.get(place) ?? []), { weekDay, weeks, sections }]);
    }
    return lessons;
  });
}
