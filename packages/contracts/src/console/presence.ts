import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime } from '../shapes.ts';
import { ofSchool } from './act.ts';

export const presenceContract = contract({
  presence: {
    method: 'GET',
    path: '/pedestal/console/presence',
    summary: 'Says that the person has this open, for two minutes, and names the others; the live event `console` tells of new ones.',
    who: 'member',
    effect: true,
    input: z.object({
      ...ofSchool,
      /** What is open, such as `modules/news`. */
      object: z.string().regex(/^[a-z][\w-]{0,39}(\/[\w.-]{1,80})?$/),
    }),
    output: z.array(z.object({ name: z.string(), since: dateTime })),
  },
});
