import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime } from '../shapes.ts';
import { checkOnly, effects, madeAct, ofSchool } from './act.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, '用小写字母、数字和连字符，最多 40 个');
const state = z.enum(['ok', 'slow', 'open', 'paused', 'unknown']);
const http = z.record(z.string().max(64), z.unknown());
const item = z.object({
  code,
  name: z.string(),
  kind: z.enum(['database', 'http']),
  offers: z.array(z.string()),
  /** The worst of all nodes. */
  state,
  /** Seconds until the portal tries again. */
  retryIn: z.number().int().optional(),
  nodes: z.array(z.object({ node: z.string(), state, failures: z.number().int(), at: dateTime })),
  asked: z.number().int(),
  failed: z.number().int(),
  /** Milliseconds; null without an answer. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  /** The p95 of each of the last 24 hours, the oldest first. */
  hours: z.array(z.number().nullable()).length(24),
  /** The p50 of the same hours. */
  medians: z.array(z.number().nullable()).length(24),
  lastGood: dateTime.optional(),
  /** As `portico import` takes it; header values are empty. */
  http: http.optional(),
  version: z.string(),
});

export const sourcesContract = contract({
  list: {
    method: 'GET',
    path: '/pedestal/console/sources/list',
    summary: 'The systems that personal data comes from, with their state on every node.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({ sources: z.array(item) }),
  },
  save: {
    method: 'POST',
    path: '/pedestal/console/sources/save',
    summary:
      'Saves a source; empty header values stay. Without `http` a new one is the portal’s own tables, and an old one stays as it is.',
    who: 'member',
    input: z.object({
      ...ofSchool,
      code,
      name: z.string().trim().min(1, '请填写名称').max(60, '最多 60 字'),
      offers: z.array(z.string().max(40)).min(1, '至少选一项').max(20),
      http: http.optional(),
      version: z.string().max(64).optional(),
      checkOnly,
    }),
    output: z.object({ source: item, effects, act: madeAct }),
  },
  try: {
    method: 'POST',
    path: '/pedestal/console/sources/try',
    summary: 'Asks a source for one account and shows what arrives, personal values masked.',
    who: 'member',
    input: z.object({
      ...ofSchool,
      code,
      account: z.string().trim().min(1, '请填写账号').max(64),
      offer: z.string().max(40),
      http: http.optional(),
    }),
    output: z.object({
      ok: z.boolean(),
      ms: z.number().int(),
      said: z.string().optional(),
      /** At most 5 of them: our fields, and what the system sent. */
      rows: z.array(z.object({ fields: z.record(z.string(), z.string()), raw: z.record(z.string(), z.string()) })),
      /** How many rows arrived, and how many of them lack something. */
      arrived: z.number().int(),
      refused: z.number().int(),
      /** Field paths that no row has. */
      missing: z.array(z.string()),
    }),
  },
  retry: {
    method: 'POST',
    path: '/pedestal/console/sources/retry',
    summary: 'Asks a source again at once, on every node.',
    who: 'member',
    input: z.object({ ...ofSchool, code, checkOnly }),
    output: z.object({ source: item, effects, act: madeAct }),
  },
  pause: {
    method: 'POST',
    path: '/pedestal/console/sources/pause',
    summary: 'Asks a source no more, or again.',
    who: 'member',
    input: z.object({ ...ofSchool, code, paused: z.boolean(), version: z.string().max(64).optional(), checkOnly }),
    output: z.object({ source: item, effects, act: madeAct }),
  },
});

export type ConsoleSource = z.output<typeof item>;
