import { z } from 'zod';
import { contract } from './call.ts';
import { day, id, nothing } from './shapes.ts';

const term = z.object({
  id,
  name: z.string(),
  year: z.string(),
  term: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  startDate: day,
  endDate: day,
  /** The teaching week of today; 0 when no term runs. */
  nowWeek: z.number().int(),
  totalWeek: z.number().int(),
  next: z.object({ name: z.string(), startDate: day }).optional(),
});

export const termContract = contract({
  now: {
    method: 'GET',
    path: '/homepage/schoolTerm/getNowTerm',
    summary: 'The running term and its week.',
    who: 'guest',
    input: nothing,
    output: term,
  },
});

export type Term = z.output<typeof term>;
