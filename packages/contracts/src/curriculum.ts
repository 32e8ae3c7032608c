import { z } from 'zod';
import { contract } from './call.ts';
import { day, failedSource, id } from './shapes.ts';

const course = z.object({
  id,
  name: z.string(),
  teacher: z.string(),
  room: z.string(),
  building: z.string().optional(),
  startSection: z.number().int(),
  endSection: z.number().int(),
  /** `HH:mm`. */
  startTime: z.string(),
  endTime: z.string(),
  weekDay: z.number().int(),
  weeks: z.array(z.number().int()),
  color: z.string().optional(),
  conflict: z.boolean().optional(),
});

export const curriculumContract = contract({
  day: {
    method: 'GET',
    path: '/homepage/centerService/getCurriculumData',
    summary: 'This person’s classes of one day; without a date, today’s.',
    who: 'member',
    input: z.object({ date: day.optional() }),
    output: z.object({
      date: day,
      week: z.number().int(),
      weekDay: z.number().int(),
      courses: z.array(course),
      failedSources: z.array(failedSource).optional(),
    }),
  },
});

export type Course = z.output<typeof course>;
