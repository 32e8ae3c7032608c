import { Refusal } from '../../kernel/api/refusal.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { RegistryRefusal } from '../../registry/releases/registry-refusal.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { requireOffered } from '../release/activate.ts';
import { registryOf } from '../release/running-registry.ts';
import type { PlannedRelease } from './plan-release.ts';
import type { consolePlan } from './schema.ts';

type Plan = typeof consolePlan.$inferSelect;

/** Carries out a planned activation; `close` runs in its transaction. Why it could not be done is a Refusal. */
export async function runRelease(
  context: ConsoleContext,
  plan: Plan,
  close: (transaction: Database, actId: number) => Promise<void>,
): Promise<void> {
  const registry = registryOf(context);
  const { area, to, place, ifNewest, offeredOnly } = plan.input as PlannedRelease;
  const by: Actor = { name: plan.who, role: plan.role, personId: plan.personId };
  if (offeredOnly && to !== 'rollback') await requireOffered(registry, { area, buildId: to.buildId });
  await registry
    .activate({
      area,
      ...place,
      ...(to === 'rollback' ? { rollback: true, everyone: place.share === undefined } : { buildId: to.buildId }),
      ifNewest,
      who: plan.who,
      facts: { actor: by, reason: '定时', wrote: (actId, transaction) => close(transaction, actId) },
    })
    .catch((error: unknown) => {
      if (!(error instanceof RegistryRefusal)) throw error;
      const isGone = error.status === 404 && to !== 'rollback';
      throw new Refusal(error.status, isGone ? `The build ${to.buildId} is gone: publish it again.` : error.message);
    });
  await tellConsole(context, plan.fid);
}
