import { codes } from '@portico/contracts';
import { plansContract } from '@portico/contracts/console';
import { dayjs, readTime, writeTime } from '@portico/contracts/time';
import { and, count, desc, eq, gte, inArray, or } from 'drizzle-orm';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { newestOf } from '../../registry/releases/activations.ts';
import { invalidFields } from '../act/conflict.ts';
import { requireConfirmed, serveConsole } from '../act/serve-console.ts';
import { notGranted, rightOf, type Standing } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { isPlannedRelease, type PlannedRelease } from './plan-release.ts';
import { planOf } from './read-plans.ts';
import { consolePlan } from './schema.ts';

/** Plans that were carried out stay in the list for this long. */
const shownDays = 30;

export function planCalls(context: ConsoleContext): ServedCall[] {
  const { database, now } = context;
  return serveConsole(context, plansContract, {
    rules: { list: { capability: 'modules.change' }, change: { capability: 'modules.change', act: 'plan.change' } },
    handlers: {
      async list({ pageNum, pageSize }, { fid }) {
        const since = dayjs(now()).subtract(shownDays, 'day').toDate();
        const open = inArray(consolePlan.state, ['waiting', 'missed', 'failed']);
        const here = and(inArray(consolePlan.fid, ['', fid]), or(open, gte(consolePlan.due, since)));
        const rows = await database
          .select()
          .from(consolePlan)
          .where(here)
          .orderBy(desc(eq(consolePlan.state, 'waiting')), consolePlan.due, consolePlan.id)
          .limit(pageSize)
          .offset((pageNum - 1) * pageSize);
        const [total] = await database.select({ n: count() }).from(consolePlan).where(here);
        return { records: rows.map(planOf), total: total?.n ?? 0, pageNum, pageSize };
      },
      async change({ id, due, cancel }, standing) {
        const { fid, by } = standing;
        const time = due === undefined ? undefined : readTime(due);
        if (time && !(time > now())) throw invalidFields([{ path: 'due', text: '时间已经过去' }]);
        if ((time === undefined) === (cancel !== true)) throw invalidFields([{ path: 'due', text: '请选择新的时间，或取消' }]);
        const changed = await database.transaction(async (transaction) => {
          const [plan] = await transaction
            .select()
            .from(consolePlan)
            .where(and(eq(consolePlan.id, Number(id) || 0), inArray(consolePlan.fid, ['', fid])))
            .for('update');
          if (!plan) throw notFound('这项定时');
          requireRightTo(context, standing, plan);
          if (plan.state !== 'waiting' && plan.state !== 'missed') throw new Refusal(codes.conflict, '这项定时已经执行或取消');
          if (time && plan.until && time >= plan.until) throw invalidFields([{ path: 'due', text: '要早于结束的时间' }]);
          const after = time
            ? { due: time, state: 'waiting' as const, said: null, input: await inputAgain(transaction, plan) }
            : { state: 'cancelled' as const };
          await transaction.update(consolePlan).set(after).where(eq(consolePlan.id, plan.id));
          const said = ({ due: at, state }: { due: Date; state: string }) => ({ plan: plan.id, due: writeTime(at), state });
          const row = { by, action: 'plan.change', object: plan.object, objectName: plan.objectName, fid: plan.fid };
          await writeOperation({ database: transaction, now }, { ...row, before: said(plan), after: said({ ...plan, ...after }) });
          return { ...plan, ...after };
        });
        await tellConsole(context, changed.fid);
        return planOf(changed);
      },
    },
  });
}

type Plan = typeof consolePlan.$inferSelect;

/** Who moves or cancels a plan needs the right to its act. */
function requireRightTo({ now }: ConsoleContext, { grants, visitor, fid }: Standing, plan: Plan): void {
  if (!isPlannedRelease(plan.action)) return;
  const found = rightOf(grants, plan.fid ? 'releases.school' : 'releases.activate', plan.fid || fid);
  if (!found || found.right === 'read') throw notGranted();
  if (found.right === 'confirm') requireConfirmed(visitor, now());
}

/** The input of a plan that was moved: a planned release begins from what is active now, which the person saw. */
async function inputAgain(transaction: Transaction, { action, input }: Plan): Promise<unknown> {
  if (!isPlannedRelease(action)) return input;
  const planned = input as PlannedRelease;
  const newest = await newestOf(transaction, planned.area, planned.place);
  return { ...planned, ifNewest: newest?.revision ?? null };
}
