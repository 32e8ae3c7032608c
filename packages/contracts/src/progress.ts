import { z } from 'zod';
import { dateTime, failedSource } from './shapes.ts';

const progressStep = z.object({
  name: z.string(),
  handler: z.string().optional(),
  /** When it was done, or when it reached its handler. */
  time: dateTime.optional(),
  dueTime: dateTime.optional(),
  state: z.enum(['done', 'current', 'next', 'stopped']),
  comment: z.string().optional(),
});

/** One application from its submission to its end, whichever engine runs it. */
export const progress = z.object({
  state: z.enum(['running', 'passed', 'rejected', 'withdrawn']),
  /** Who has it now and the step it stands at; absent where the source does not say, or at the end. */
  holder: z.string().optional(),
  node: z.string().optional(),
  dueTime: dateTime.optional(),
  overdue: z.boolean(),
  steps: z.array(progressStep),
});

/** Names one row of one source. */
export const sourceRow = z.object({ id: z.string().min(1).max(128), sourceCode: z.string().min(1).max(64) });
/** How many rows of a list each source has. */
export const sourceCount = failedSource.extend({ count: z.number().int() });

export type Progress = z.output<typeof progress>;
export type ProgressStep = z.output<typeof progressStep>;
export type SourceRow = z.output<typeof sourceRow>;
export type SourceCount = z.output<typeof sourceCount>;
