import type { Course, FailedSource } from '@portico/contracts';
import { weekDayOf } from '@portico/contracts/time';
import type { Member } from '../../kernel/api/visitor.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import { termOfDay } from '../term/terms.ts';

/** A class with its term; a source that names no term means the running one. */
export type TermCourse = Course & { termId?: string | undefined };
type Store = Pick<HomepageContext, 'database' | 'schools'>;

/** All classes that a person attends or teaches in the running term. */
export async function coursesOfPerson(
  { sources }: Pick<HomepageContext, 'sources'>,
  who: Pick<Member, 'school' | 'person'>,
): Promise<{ courses: TermCourse[]; failedSources: FailedSource[] }> {
  const { records, failedSources } = await sources.gather('courses', who);
  const courses = records.map(({ id, name, teacher, room, building, color, ...row }) => ({
    id,
    name,
    teacher,
    room,
    ...(building && { building }),
    startSection: row.startSection,
    endSection: row.endSection,
    startTime: row.startTime,
    endTime: row.endTime,
    weekDay: row.weekDay,
    weeks: row.weeks,
    ...(color && { color }),
    termId: row.termId,
  }));
  return { courses, failedSources };
}

/** The classes of one day, in order; two at the same time are marked. A day outside the term has none. */
export async function coursesOn(services: Store, school: School, { date, courses }: { date: string; courses: TermCourse[] }) {
  const weekDay = weekDayOf(date);
  const term = await termOfDay(services, school, date);
  const week = term?.nowWeek ?? 0;
  const taken = courses.filter((row) => row.weekDay === weekDay && row.weeks.includes(week) && (!row.termId || row.termId === term?.id));
  const rows: Course[] = week === 0 ? [] : taken.map(({ termId: _termId, ...row }) => row);
  rows.sort((a, b) => a.startSection - b.startSection || (a.id < b.id ? -1 : 1));
  return { week, weekDay, courses: rows.map((row) => ({ ...row, conflict: rows.some((other) => collide(row, other)) })) };
}

const collide = (a: Course, b: Course) => a.id !== b.id && b.startSection <= a.endSection && a.startSection <= b.endSection;
