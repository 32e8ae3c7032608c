import { curriculumContract } from '@portico/contracts';
import { and, arrayContains, eq } from 'drizzle-orm';
import { type ServedCall, serve } from '../api/serve.ts';
import { dayOf, weekDayOf } from '../clock.ts';
import type { Workshop } from '../services.ts';
import { termOfDay } from '../term/terms.ts';
import { course } from './schema.ts';

export function curriculumCalls(workshop: Workshop): ServedCall[] {
  return serve(
    curriculumContract,
    {
      async day({ date = dayOf(workshop.now()) }, { visitor: { school, person } }) {
        const term = await termOfDay(workshop, school, date);
        const weekDay = weekDayOf(date);
        const week = term?.nowWeek ?? 0;
        if (!term || week === 0) return { date, week: 0, weekDay, courses: [] };
        const rows = await workshop.database
          .select()
          .from(course)
          .where(
            and(
              eq(course.fid, school.fid),
              eq(course.personId, person.id),
              eq(course.termId, term.id),
              eq(course.weekDay, weekDay),
              arrayContains(course.weeks, [week]),
            ),
          )
          .orderBy(course.startSection, course.id);
        const courses = rows.map(({ fid: _fid, personId: _personId, termId: _termId, building, color, ...row }) => ({
          ...row,
          ...(building && { building }),
          ...(color && { color }),
          conflict: rows.some(
            (other) => other.id !== row.id && other.startSection <= row.endSection && row.startSection <= other.endSection,
          ),
        }));
        return { date, week, weekDay, courses };
      },
    },
    { module: 'schedule' },
  );
}
