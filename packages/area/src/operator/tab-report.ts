import { z } from 'zod';
import { areaId, buildId } from './names.ts';

/** Bytes of the longest message. */
export const maxTabReportBytes = 4_096;

/** What makes a tab count as failed with a build. */
export const failures = ['error', 'load-failure', 'not-staged', 'reverted'] as const;
export const metrics = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof metrics)[number];

const buildReport = z
  .strictObject({
    area: areaId.max(60),
    build: buildId,
    kind: z.enum([...failures, 'live', 'vital']),
    metric: z.enum(metrics).optional(),
    /** ms; without a unit for CLS. */
    value: z.number().min(0).max(3_600_000).optional(),
  })
  .refine(
    ({ kind, metric, value }) => (kind === 'vital') === (metric !== undefined && value !== undefined),
    'a vital has metric and value',
  );

/** A tab's report about itself: at its start, after a swap, every few minutes and when it closes. */
export const tabReport = z.strictObject({
  /** Random; the tab creates it and keeps it for its lifetime. */
  tab: z.string().regex(/^[\w-]{8,40}$/),
  /** All builds that it runs now, `news@3f2a9c1b4d5e`. Absent: unchanged. */
  running: z
    .array(z.string().regex(/^[a-z][a-z0-9-]{0,59}@[0-9a-f]{12}$/))
    .max(40)
    .optional(),
  /** The shell that it runs: `shellName` of @portico/area. */
  shell: z
    .string()
    .regex(/^[0-9a-f]{8}(\.[0-9a-f]{8}){0,7}$/)
    .optional(),
  /** The tab is being closed or hidden. */
  closed: z.literal(true).optional(),
  reports: z.array(buildReport).max(40).optional(),
});
export type TabReport = z.output<typeof tabReport>;
export type BuildReport = z.output<typeof buildReport>;
