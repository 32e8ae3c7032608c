import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, id, userType } from '../shapes.ts';
import { act, checkOnly, effects, madeAct, ofSchool, plannedTime, reason } from './act.ts';

const sign = z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)?$/);
const state = z.enum(['on', 'off', 'maintenance']);
const module = z.object({
  sign,
  /** Empty for a module; a block has its module's sign. */
  parent: z.string(),
  name: z.string(),
  state,
  audience: z.array(userType),
  text: z.string().optional(),
  /** Grows with each change of this row; a change says from which version it began. */
  version: z.string(),
  /** Absent where it may be switched; else why it may not. */
  fixed: z.string().optional(),
  /** The next planned change, such as 11-24 09:00 起维护. */
  plan: z.object({ id, state, due: dateTime, until: dateTime.optional() }).optional(),
  last: z.object({ time: dateTime, who: z.string() }).optional(),
  /** Where it shows, in words: 菜单, 首页, 标签栏. */
  places: z.array(z.string()),
});
const change = z.object({
  sign,
  state,
  /** Who sees it; absent: stays. */
  audience: z.array(userType).min(1, '至少选一类人').optional(),
  /** The text for visitors during maintenance. */
  text: z.string().trim().max(200, '最多 200 字').optional(),
  version: z.string().optional(),
});

export const modulesContract = contract({
  list: {
    method: 'GET',
    path: '/pedestal/console/modules/list',
    summary: 'The modules and blocks of a school.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({ fid: id, modules: z.array(module) }),
  },
  compare: {
    method: 'GET',
    path: '/pedestal/console/modules/compare',
    summary: 'The modules of every school that the person reaches, side by side.',
    who: 'member',
    input: z.object(ofSchool),
    output: z.object({
      schools: z.array(z.object({ fid: id, unitName: z.string() })),
      rows: z.array(
        z.object({
          sign,
          parent: z.string(),
          name: z.string(),
          /** By fid; a school that lacks it is absent. */
          states: z.record(z.string(), z.object({ state, audience: z.array(userType) })),
        }),
      ),
    }),
  },
  history: {
    method: 'GET',
    path: '/pedestal/console/modules/history',
    summary: 'The changes of one module or block, the newest first.',
    who: 'member',
    input: z.object({ ...ofSchool, sign }),
    output: z.array(act.extend({ before: z.unknown(), after: z.unknown() })),
  },
  change: {
    method: 'POST',
    path: '/pedestal/console/modules/change',
    summary: 'Changes modules and blocks of a school together, now or at a planned time.',
    who: 'member',
    input: z.object({
      ...ofSchool,
      changes: z.array(change).min(1).max(100),
      /** Begins then; absent: now. */
      due: plannedTime.optional(),
      /** Ends then and restores the states before. */
      until: plannedTime.optional(),
      reason,
      checkOnly,
    }),
    output: z.object({ modules: z.array(module), effects, act: madeAct }),
  },
});

export type ConsoleModule = z.output<typeof module>;
export type ModuleChange = z.output<typeof change>;
