import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime } from '../shapes.ts';
import { ofSchool } from './act.ts';

const opened = {
  ...ofSchool,
  /** What is open, such as `modules/news`. */
  object: z.string().regex(/^[a-z][\w-]{0,39}(\/[\w.-]{1,80})?$/),
};

export const presenceContract = contract({
  presence: {
    method: 'GET',
    path: '/pedestal/console/presence',
    summary:
      'Says that the person has this open, as long as a tab of theirs listens to /live, and names the others who write. The live event `console` tells of each change.',
    who: 'member',
    effect: true,
    input: z.object({ ...opened, writing: z.enum(['0', '1']).default('1') }),
    output: z.array(z.object({ name: z.string(), since: dateTime })),
  },
  leave: {
    method: 'GET',
    path: '/pedestal/console/presence/leave',
    summary: 'Says that the person has closed this.',
    who: 'member',
    effect: true,
    input: z.object(opened),
    output: z.null(),
  },
});
