import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime } from '../shapes.ts';
import { act, ofSchool } from './act.ts';

const line = z.object({
  kind: z.enum(['share', 'source', 'partner', 'node', 'plan', 'document', 'key', 'storage', 'log', 'grant', 'report']),
  /** Empty: every school. */
  fid: z.string(),
  text: z.string(),
  since: dateTime.optional(),
  /** Who is affected, in words. */
  affected: z.string().optional(),
  /** The one button: its text and a page of the console. */
  button: z.string(),
  to: z.string(),
});
const number = z.object({
  now: z.number().nullable(),
  yesterday: z.number().nullable(),
});

export const overviewContract = contract({
  read: {
    method: 'GET',
    path: '/pedestal/console/overview/read',
    summary: 'What is wrong, what waits, what changed and how it fares; an operator without `school` sees every school.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({
      /** Such as 1 项异常，3 项等您处理. */
      sentence: z.string(),
      wrong: z.array(line),
      waiting: z.array(line),
      acts: z.array(act),
      fares: z.object({ tabs: number, failed: number, lcp: number }),
      areas: z.array(
        z.object({
          area: z.string(),
          title: z.string(),
          buildId: z.string(),
          share: z.number().int().nullable(),
          /** Open now, and all that are remembered: of these some failed. */
          tabs: z.number().int(),
          seen: z.number().int(),
          failed: z.number().int(),
          /** The p75 in ms of the build that everyone has; null where it was measured too rarely. */
          lcp: z.number().nullable(),
          /** Tabs that started, by hour, the oldest first. */
          hours: z.array(z.number().int()).length(24),
        }),
      ),
      /** What several people searched for and nobody found. */
      misses: z.array(z.object({ fid: z.string(), words: z.string(), people: z.number().int() })),
      /** Parts that could not be read, such as `areas`. */
      failedParts: z.array(z.string()),
      time: dateTime,
    }),
  },
});

export type Overview = z.output<(typeof overviewContract)['read']['output']>;
export type OverviewLine = z.output<typeof line>;
