import type { Course } from '@portico/contracts';

/** The course that matters now: the running one, else the next, else none any more. */
export type CourseNow = { kind: 'running' | 'next'; course: Course; after?: Course } | { kind: 'over' } | { kind: 'free' };

/** `time` is `HH:mm`. */
export function courseNow(courses: readonly Course[], time: string): CourseNow {
  if (courses.length === 0) return { kind: 'free' };
  const left = [...courses].sort((a, b) => (a.startTime < b.startTime ? -1 : 1)).filter((course) => course.endTime > time);
  const [course, after] = left;
  if (!course) return { kind: 'over' };
  return { kind: course.startTime <= time ? 'running' : 'next', course, after };
}

/** 明理楼 B302 */
export const placeOf = (course: Course): string => [course.building, course.room].filter(Boolean).join(' ');
