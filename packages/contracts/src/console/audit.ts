import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, day, id, pageOf, pageRequest } from '../shapes.ts';
import { act, madeAct, ofSchool } from './act.ts';

const filters = z.object({
  ...ofSchool,
  from: day,
  to: day,
  who: z.string().trim().max(60).optional(),
  /** Such as `module.change`; a name and a dot, such as `module.`, takes them all. */
  act: z
    .string()
    .regex(/^[a-zA-Z-]{1,40}(\.[a-zA-Z-]{0,40})?$/)
    .optional(),
  object: z.string().trim().max(100).optional(),
  /** `done`, `refused`, or a code. */
  outcome: z
    .string()
    .regex(/^(done|refused|\d{3,4})$/)
    .optional(),
  /** The first signs of an address. */
  address: z
    .string()
    .regex(/^[\da-fA-F.:]{1,45}$/, '只能是地址的开头，如 10.12.')
    .optional(),
  q: z.string().trim().max(100).optional(),
});
const row = act.extend({
  /** `act`: somebody changed something; `sign-in`: a sign-in or attempt. */
  kind: z.enum(['act', 'sign-in']),
  /** Complete for auditors, else its first parts. */
  address: z.string(),
  device: z.string(),
  requestId: z.string(),
});
const entry = row.extend({ before: z.unknown(), after: z.unknown() });
const verified = z.object({
  ok: z.boolean(),
  /** Rows that are chained. */
  rows: z.number().int(),
  to: id.optional(),
  /** The first row that differs or is missing. */
  broken: z.object({ id: id.optional(), no: z.number().int(), what: z.string() }).optional(),
  time: dateTime,
});

export const auditContract = contract({
  list: {
    method: 'GET',
    path: '/pedestal/console/audit/list',
    summary: 'Acts and sign-ins, the newest first.',
    who: 'member',
    input: pageRequest.extend(filters.shape),
    /** `total` counts at most 1,000: more are 1,000. */
    output: pageOf(row),
  },
  days: {
    method: 'GET',
    path: '/pedestal/console/audit/days',
    summary: 'How many rows each day has.',
    who: 'member',
    input: filters,
    output: z.array(z.object({ day, rows: z.number().int(), refused: z.number().int() })),
  },
  read: {
    method: 'GET',
    path: '/pedestal/console/audit/read',
    summary: 'One row in full, and the acts before and after it on the same object.',
    who: 'member',
    input: z.object({ ...ofSchool, id }),
    output: z.object({ row: entry, earlier: act.optional(), later: act.optional() }),
  },
  verify: {
    method: 'GET',
    path: '/pedestal/console/audit/verify',
    summary: 'Computes the chain of the log once more.',
    who: 'member',
    input: z.object(ofSchool),
    output: verified,
  },
  export: {
    method: 'POST',
    path: '/pedestal/console/audit/export',
    summary: 'What the filters leave, as CSV; itself a row of the log.',
    who: 'member',
    input: filters,
    output: z.object({ name: z.string(), csv: z.string(), rows: z.number().int(), act: madeAct }),
  },
});

export type AuditRow = z.output<typeof row>;
export type AuditEntry = z.output<typeof entry>;
export type AuditFilters = z.output<(typeof auditContract)['days']['input']>;
export type ChainState = z.output<typeof verified>;
