import { plansContract } from '@portico/contracts/console';
import { dayjs } from '@portico/contracts/time';
import { and, count, desc, eq, gte, inArray, or } from 'drizzle-orm';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { requireConfirmed, serveConsole } from '../act/serve-console.ts';
import { notGranted, rightOf, type Standing } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';
import { changePlan } from './change-plan.ts';
import { isPlannedRelease } from './plan-release.ts';
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
        const allow = (plan: Plan) => requireRightTo(context, standing, plan);
        return planOf(await changePlan(context, { id, due, cancel }, { fids: [standing.fid], by: standing.by, allow }));
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
