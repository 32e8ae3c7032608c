import { operationCalls, type PlanLine } from '@portico/area/operator';
import { dayjs, readTime, writeTime } from '@portico/contracts/time';
import { and, asc, desc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { ConsoleContext } from '../context.ts';
import { changePlan } from '../plan/change-plan.ts';
import { consolePlan } from '../plan/schema.ts';
import { mountPlanning } from './planning.ts';

/** What was carried out stays in the list for this long. */
const shownDays = 30;
const maxShown = 200;

/** What happens by itself: `GET|POST /ops/plans`. */
export function mountPlanOperations(app: Hono<AppEnvironment>, context: ConsoleContext): void {
  const { database, now } = context;
  const list = async (school: string | undefined): Promise<PlanLine[]> => {
    const fids = await schoolsOf(context, school);
    const rows = await database
      .select()
      .from(consolePlan)
      .where(
        and(
          inArray(consolePlan.fid, ['', ...fids]),
          or(
            inArray(consolePlan.state, ['waiting', 'missed', 'failed']),
            gte(consolePlan.due, dayjs(now()).subtract(shownDays, 'day').toDate()),
          ),
        ),
      )
      .orderBy(desc(eq(consolePlan.state, 'waiting')), asc(consolePlan.due), asc(consolePlan.id))
      .limit(maxShown);
    return rows.map(({ id, fid, action, objectName, due, until, who, state, said }) => ({
      id: String(id),
      fid,
      action,
      objectName,
      due: writeTime(due),
      until: until && writeTime(until),
      by: who,
      state,
      said,
    }));
  };
  mountPlanning(app, context, list);
  app.get(operationCalls.plans.path, (http) =>
    answer(http, operationCalls.plans, async () => ({ plans: await list(http.req.query('school')) })),
  );
  app.post(operationCalls.changePlan.path, (http) =>
    answer(http, operationCalls.changePlan, async () => {
      const { id, due } = await readBody(operationCalls.changePlan.body, http);
      const [plan] = await database
        .select()
        .from(consolePlan)
        .where(eq(consolePlan.id, Number(id)));
      if (!plan) throw new Refusal(404, `There is no plan ${id}. portico plans lists what there is.`);
      if (plan.state !== 'waiting' && plan.state !== 'missed') throw new Refusal(400, `The plan ${id} is ${plan.state} already.`);
      if (due !== undefined && !(readTime(due) > now())) throw new Refusal(400, `${due} is not a time to come.`);
      if (due !== undefined && plan.until && readTime(due) >= plan.until)
        throw new Refusal(400, `The plan ${id} ends at ${writeTime(plan.until)}, before ${due}.`);
      await changePlan(context, { id, ...(due === undefined ? { cancel: true } : { due }) }, { fids: [plan.fid], by: operatorOf(http) });
      return { plans: await list(plan.fid || undefined) };
    }),
  );
}
