import { z } from 'zod';
import { contract } from '../call.ts';
import { dateTime, id, pageOf, pageRequest, wholeNumber } from '../shapes.ts';

/** The school that a call is about; absent: the host's. */
export const ofSchool = { school: id.optional() };
/** `true` answers with the effects and changes nothing. */
export const checkOnly = z.boolean().optional();
/** What a person types as the reason of an act. */
export const reason = z.string().trim().max(200, '最多 200 字').optional();
/** `YYYY-MM-DD HH:mm`, Asia/Shanghai. */
export const plannedTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/, '请写成 2026-11-24 09:00');
export const consoleRole = z.enum(['operator', 'admin', 'editor', 'auditor']);

/** What an act reaches, counted by the server from what stands. */
export const effects = z.object({
  menuEntries: z.number().int(),
  pages: z.number().int(),
  blocks: z.number().int(),
  /** Open tabs. */
  tabs: z.number().int(),
  people: z.number().int(),
  services: z.number().int(),
  plans: z.number().int(),
  /** The same in words. */
  sentences: z.array(z.string()),
  /** Whether it can be undone for 10 minutes. */
  reversible: z.boolean(),
});

/** `done`, or the code of a refusal. */
export const outcome = z.string();

/** One row of the log. */
export const act = z.object({
  id,
  time: dateTime,
  who: z.string(),
  /** A person's role, `team`, `portal`, or the role of a token. */
  role: z.string(),
  /** Such as `module.change`. */
  action: z.string(),
  /** The same in words. */
  name: z.string(),
  object: z.string(),
  /** The object's name of that time. */
  objectName: z.string(),
  /** Empty: every school. */
  fid: z.string(),
  outcome,
  reason: z.string(),
  /** The act that this one took back. */
  undoOf: id.optional(),
  /** Until when it can be undone; absent: it cannot. */
  undoUntil: dateTime.optional(),
});

/** The act that a call made; absent for `checkOnly`. */
export const madeAct = act.optional();

export const plan = z.object({
  id,
  fid: z.string(),
  action: z.string(),
  name: z.string(),
  objectName: z.string(),
  due: dateTime,
  until: dateTime.optional(),
  by: z.string(),
  state: z.enum(['waiting', 'done', 'missed', 'cancelled', 'failed']),
  /** Why it failed. */
  said: z.string().optional(),
});

export const actsContract = contract({
  recent: {
    method: 'GET',
    path: '/pedestal/console/acts/recent',
    summary: 'The newest acts of a school that the person may see.',
    who: 'member',
    input: z.object({ ...ofSchool, limit: wholeNumber(1, 50).default(10) }),
    output: z.array(act),
  },
  undo: {
    method: 'POST',
    path: '/pedestal/console/acts/undo',
    summary: 'Restores what was before an act of the last 10 minutes; refused where somebody changed it since.',
    who: 'member',
    input: z.object({ ...ofSchool, actId: id, checkOnly }),
    output: z.object({ act: madeAct, effects }),
  },
});

export const plansContract = contract({
  list: {
    method: 'GET',
    path: '/pedestal/console/plans/list',
    summary: 'What will happen by itself, the next first, and what was missed.',
    who: 'member',
    input: pageRequest.extend(ofSchool),
    output: pageOf(plan),
  },
  change: {
    method: 'POST',
    path: '/pedestal/console/plans/change',
    summary: 'Moves or cancels a plan.',
    who: 'member',
    input: z.object({ ...ofSchool, id, due: plannedTime.optional(), cancel: z.boolean().optional() }),
    output: plan,
  },
});

export type ConsoleRole = z.output<typeof consoleRole>;
export type Effects = z.output<typeof effects>;
export type Act = z.output<typeof act>;
export type ConsolePlan = z.output<typeof plan>;
