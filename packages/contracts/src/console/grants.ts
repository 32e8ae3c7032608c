import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, day, id } from '../shapes.ts';
import { checkOnly, consoleRole, effects, madeAct, ofSchool } from './act.ts';

const grant = z.object({
  id,
  role: consoleRole,
  /** Empty: every school. */
  fid: z.string(),
  account: z.string(),
  name: z.string(),
  /** The school of an operator's account, where it is another one. */
  unitName: z.string().optional(),
  departments: z.array(z.object({ id, name: z.string() })),
  mayReview: z.boolean(),
  until: day.optional(),
  by: z.string(),
  reason: z.string(),
  time: dateTime,
  /** Waits until another administrator agrees. */
  waiting: z.boolean(),
  lastUsed: dateTime.optional(),
  /** Not used for 90 days. */
  unused: z.boolean(),
  /** What it allows, in words. */
  may: z.array(z.string()),
  /** Absent where this person may take it; else why not. */
  fixed: z.string().optional(),
});

export const grantsContract = contract({
  list: {
    method: 'GET',
    path: '/pedestal/console/grants/list',
    summary: 'Who has which role in a school, and the roles that this person may give.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({
      grants: z.array(grant),
      mayGive: z.array(consoleRole),
      departments: z.array(z.object({ id, name: z.string() })),
    }),
  },
  give: {
    method: 'POST',
    path: '/pedestal/console/grants/give',
    summary: 'Gives a role, or changes its terms. A second administrator is agreed to by another one.',
    who: 'member',
    input: z.object({
      ...ofSchool,
      /** An account of the school. */
      person: z.string().trim().min(1, '请填写账号').max(64),
      role: consoleRole,
      /** An editor's. */
      departments: z.array(id).max(50).default([]),
      mayReview: z.boolean().default(false),
      until: day.optional(),
      reason: z.string().trim().min(1, '请填写原因').max(200, '最多 200 字'),
      checkOnly,
    }),
    output: z.object({ grant, effects, act: madeAct }),
  },
  take: {
    method: 'POST',
    path: '/pedestal/console/grants/take',
    summary: 'Takes a role back.',
    who: 'member',
    input: z.object({ ...ofSchool, id, checkOnly }),
    output: z.object({ effects, act: madeAct }),
  },
  agree: {
    method: 'POST',
    path: '/pedestal/console/grants/agree',
    summary: 'Agrees to an administrator whom another one proposed.',
    who: 'member',
    input: z.object({ ...ofSchool, id, checkOnly }),
    output: z.object({ grant, effects, act: madeAct }),
  },
});

export type ConsoleGrant = z.output<typeof grant>;
