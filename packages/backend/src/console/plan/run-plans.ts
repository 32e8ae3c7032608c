import { dayjs } from '@portico/contracts/time';
import { and, asc, eq, lte } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import { regularly } from '../../kernel/clock/regularly.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { grantsOf } from '../../pedestal/grant/standing-grants.ts';
import type { Capability } from '../act/capabilities.ts';
import { rightOf } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { changeModules, restoreModules } from '../module/change-modules.ts';
import { type PlannedModules, planEnd } from './plan-modules.ts';
import { isPlannedRelease, type PlannedRelease } from './plan-release.ts';
import { runRelease } from './run-release.ts';
import { consolePlan } from './schema.ts';

type Plan = typeof consolePlan.$inferSelect;

/** A plan that is later than this waits for a person. */
const lateMinutes = 60;
const runEvery = 1_000;

/** Carries out every plan whose time has come; what can't be done waits for a person, with the reason. The plan's row and its change are one transaction: one node does it, once. */
export async function runPlans(context: ConsoleContext): Promise<void> {
  const now = context.now();
  const due = await context.database
    .select()
    .from(consolePlan)
    .where(and(eq(consolePlan.state, 'waiting'), lte(consolePlan.due, now)))
    .orderBy(asc(consolePlan.due))
    .limit(50);
  for (const plan of due) {
    if (dayjs(plan.due).add(lateMinutes, 'minute').isBefore(now))
      await close(context, plan, { state: 'missed', said: 'The portal did not run then, and an hour has passed.' });
    else await runPlan(context, plan);
  }
}

async function runPlan(context: ConsoleContext, plan: Plan): Promise<void> {
  if (isPlannedRelease(plan.action)) return runPlannedRelease(context, plan);
  const school = await context.schools.byFid(plan.fid);
  if (!school) return close(context, plan, { state: 'failed', said: 'The school is gone.' });
  const by: Actor = { name: plan.who, role: plan.role, personId: plan.personId };
  const input = plan.input as PlannedModules;
  if (!('before' in input) && !(await mayStill(context, plan, 'modules.change'))) return close(context, plan, noRight);
  const given = {
    school,
    by,
    checkOnly: false,
    reason: '定时',
    async also(transaction: Transaction, done: { rows: Parameters<typeof planEnd>[1]['rows']; actId: number }) {
      await take(transaction, plan, done.actId);
      await planEnd(transaction, { school, by, rows: done.rows, until: plan.until });
    },
  };
  try {
    if ('before' in input) await restoreModules(context, input, given);
    else await changeModules(context, input.changes, given);
  } catch (error) {
    if (error instanceof Taken) return;
    if (!(error instanceof Refusal)) throw error;
    await close(context, plan, { state: 'missed', said: error.message });
  }
}

async function runPlannedRelease(context: ConsoleContext, plan: Plan): Promise<void> {
  if (!context.running.registry) return;
  const { place } = plan.input as PlannedRelease;
  if (!(await mayStill(context, plan, place.school === undefined ? 'releases.activate' : 'releases.school')))
    return close(context, plan, noRight);
  try {
    await runRelease(context, plan, (transaction, actId) => take(transaction, plan, actId));
  } catch (error) {
    if (error instanceof Taken) return;
    if (!(error instanceof Refusal)) throw error;
    await close(context, plan, { state: 'missed', said: error.message });
  }
}

const noRight = { state: 'missed', said: 'Who planned it has lost the right to it.' } as const;

/** Whether the planner has the right now. A plan of the command line has no person; the end of a change is no new change. */
async function mayStill(context: ConsoleContext, { personId, fid }: Plan, capability: Capability): Promise<boolean> {
  if (personId === '') return true;
  const found = rightOf(await grantsOf(context, personId), capability, fid);
  return found !== undefined && found.right !== 'read';
}

/** Marks a plan as done; where another node was faster, this one's change is rolled back. */
async function take(transaction: Database | Transaction, { id }: Plan, actId: number): Promise<void> {
  const [mine] = await transaction
    .update(consolePlan)
    .set({ state: 'done', actId })
    .where(and(eq(consolePlan.id, id), eq(consolePlan.state, 'waiting')))
    .returning({ id: consolePlan.id });
  if (!mine) throw new Taken();
}

class Taken extends Error {}

async function close(context: ConsoleContext, { id, fid }: Plan, result: { state: 'missed' | 'failed'; said: string }): Promise<void> {
  await context.database
    .update(consolePlan)
    .set(result)
    .where(and(eq(consolePlan.id, id), eq(consolePlan.state, 'waiting')));
  await tellConsole(context, fid);
}

/** Looks for due plans every second; the returned function stops it and waits for what is running. */
export function runPlansRegularly(context: ConsoleContext): () => Promise<void> {
  return regularly(runEvery, () => runPlans(context), jobFailed(context.log, 'a plan could not be carried out'));
}
