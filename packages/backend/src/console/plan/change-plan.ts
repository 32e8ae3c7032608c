import { codes } from '@portico/contracts';
import { readTime, writeTime } from '@portico/contracts/time';
import { and, eq, inArray } from 'drizzle-orm';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { newestOf } from '../../registry/releases/activations.ts';
import { invalidFields } from '../act/conflict.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { isPlannedRelease, type PlannedRelease } from './plan-release.ts';
import { consolePlan } from './schema.ts';

type Plan = typeof consolePlan.$inferSelect;

/** Moves or cancels a plan of these schools; `allow` throws where this person may not. */
export async function changePlan(
  context: ConsoleContext,
  { id, due, cancel }: { id: string; due?: string | undefined; cancel?: boolean | undefined },
  { fids, by, allow = () => undefined }: { fids: readonly string[]; by: Actor; allow?: (plan: Plan) => void },
): Promise<Plan> {
  const { database, now } = context;
  const time = due === undefined ? undefined : readTime(due);
  if (time && !(time > now())) throw invalidFields([{ path: 'due', text: '时间已经过去' }]);
  if ((time === undefined) === (cancel !== true)) throw invalidFields([{ path: 'due', text: '请选择新的时间，或取消' }]);
  const changed = await database.transaction(async (transaction) => {
    const [plan] = await transaction
      .select()
      .from(consolePlan)
      .where(and(eq(consolePlan.id, Number(id) || 0), inArray(consolePlan.fid, ['', ...fids])))
      .for('update');
    if (!plan) throw notFound('这项定时');
    allow(plan);
    if (plan.state !== 'waiting' && plan.state !== 'missed') throw new Refusal(codes.conflict, '这项定时已经执行或取消');
    if (time && plan.until && time >= plan.until) throw invalidFields([{ path: 'due', text: '要早于结束的时间' }]);
    // Who moves a plan answers for it from now on.
    const planner = { personId: by.personId ?? '', who: by.name, role: by.role };
    const after = time
      ? { ...planner, due: time, state: 'waiting' as const, said: null, input: await inputAgain(transaction, plan) }
      : { state: 'cancelled' as const };
    await transaction.update(consolePlan).set(after).where(eq(consolePlan.id, plan.id));
    const said = ({ due: at, state }: { due: Date; state: string }) => ({ plan: plan.id, due: writeTime(at), state });
    const row = { by, action: 'plan.change', object: plan.object, objectName: plan.objectName, fid: plan.fid };
    await writeOperation({ database: transaction, now }, { ...row, before: said(plan), after: said({ ...plan, ...after }) });
    return { ...plan, ...after };
  });
  await tellConsole(context, changed.fid);
  return changed;
}

/** The input of a plan that was moved: a planned release begins from what is active now, which the person saw. */
async function inputAgain(transaction: Transaction, { action, input }: Plan): Promise<unknown> {
  if (!isPlannedRelease(action)) return input;
  const planned = input as PlannedRelease;
  const newest = await newestOf(transaction, planned.area, planned.place);
  return { ...planned, ifNewest: newest?.revision ?? null };
}
