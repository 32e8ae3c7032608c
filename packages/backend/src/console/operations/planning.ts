import { operationCalls, type PlanLine } from '@portico/area/operator';
import { readTime } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { moduleSwitch } from '../../homepage/unit/schema.ts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import { RegistryRefusal } from '../../registry/releases/registry-refusal.ts';
import { noEffects } from '../act/acts.ts';
import type { ConsoleContext } from '../context.ts';
import { planModules } from '../plan/plan-modules.ts';
import { planRelease } from '../plan/plan-release.ts';
import { registryOf } from '../release/running-registry.ts';
import { schoolNamed } from './school-named.ts';

/** Plans activations and changes of modules: `POST /ops/plans/release`, `POST /ops/plans/module`. */
export function mountPlanning(
  app: Hono<AppEnvironment>,
  context: ConsoleContext,
  list: (school: string | undefined) => Promise<PlanLine[]>,
): void {
  const requireLater = (time: string, after: Date) => {
    if (!(readTime(time) > after)) throw new Refusal(400, `${time} is not a time to come.`);
    if (readTime(time).getTime() > after.getTime() + 365 * 86_400_000) throw new Refusal(400, `${time} is more than a year ahead.`);
  };
  app.post(operationCalls.planRelease.path, (http) =>
    answer(http, operationCalls.planRelease, async () => {
      const { area, buildId, school, share, due, reason } = await readBody(operationCalls.planRelease.body, http);
      requireLater(due, context.now());
      const by = operatorOf(http);
      const to = buildId === undefined ? ('rollback' as const) : { buildId };
      const wish = { area, school, share, ...(buildId === undefined ? { rollback: true } : { buildId }), who: by.name, checkOnly: true };
      const seen = await registryOf(context)
        .activate({ ...wish, buildId: buildId ?? null })
        .catch((error: unknown) => {
          throw error instanceof RegistryRefusal ? new Refusal(error.status, error.reasons.join('\n')) : error;
        });
      const place = { school: seen.school, share: seen.share };
      const planner = { by, fid: school ?? '', everywhere: true, offeredOnly: false };
      const planned = { area, to, place, due, ifRevision: seen.revision - 1, reason, checkOnly: false };
      await planRelease(context, planner, {
        wish: planned,
        seen: { revision: seen.revision - 1, buildId: seen.buildId, effects: noEffects },
      });
      return { plans: await list(school) };
    }),
  );
  app.post(operationCalls.planModule.path, (http) =>
    answer(http, operationCalls.planModule, async () => {
      const { school: fid, sign, state, text, due, until } = await readBody(operationCalls.planModule.body, http);
      await schoolsOf(context, fid);
      requireLater(due, context.now());
      if (until !== undefined && readTime(until) <= readTime(due)) throw new Refusal(400, `${until} is not after ${due}.`);
      if (state === 'maintenance' && text === undefined) throw new Refusal(400, 'Maintenance needs a --text for visitors.');
      const [known] = await context.database
        .select({ sign: moduleSwitch.sign })
        .from(moduleSwitch)
        .where(and(eq(moduleSwitch.fid, fid), eq(moduleSwitch.sign, sign)));
      if (!known) throw new Refusal(404, `The school ${fid} has no ${sign}. portico modules lists what there is.`);
      const given = { school: await schoolNamed(context, fid), by: operatorOf(http), checkOnly: false };
      await planModules(context, { changes: [{ sign, state, ...(text && { text }) }], due, until }, given);
      return { plans: await list(fid) };
    }),
  );
}
