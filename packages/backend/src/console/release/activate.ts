import { codes } from '@portico/contracts';
import type { Effects } from '@portico/contracts/console';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Place } from '../../registry/releases/place.ts';
import type { Standing } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { effectsOfActivation } from './effects.ts';
import { inRegistry, registryOf } from './running-registry.ts';

interface Wish extends Place {
  area: string;
  /** A build, null to end what is active there, or `rollback`. */
  to: { buildId: string | null } | 'rollback';
  ifRevision?: number | undefined;
  reason?: string | undefined;
  checkOnly: boolean;
  undoOf?: number;
}
export interface ActivationDone {
  revision: number;
  buildId: string | null;
  effects: Effects;
  link?: string;
  actId?: number;
}

/** One step of the registry, by the same function as the command line's. */
export async function activateFor(context: ConsoleContext, standing: Standing, wish: Wish): Promise<ActivationDone> {
  const registry = registryOf(context);
  const { area, to, ifRevision, reason, checkOnly, undoOf, school, share, preview } = wish;
  await requireAllowed(context, standing, wish);
  let actId: number | undefined;
  const step = (only: boolean) =>
    inRegistry(registry, ifRevision, () =>
      registry.activate({
        area,
        school,
        share,
        preview,
        ...(to === 'rollback' ? { rollback: true } : { buildId: to.buildId }),
        who: standing.by.name,
        checkOnly: only,
        ...(ifRevision !== undefined && { ifRevision }),
        facts: { actor: standing.by, reason, undoOf, wrote: (id) => (actId = id) },
      }),
    );
  const seen = await step(true);
  const place = { school: seen.school, share: seen.share, preview: seen.preview };
  const effects = await effectsOfActivation(context, registry, { area, buildId: seen.buildId, place });
  if (checkOnly) return { revision: seen.revision - 1, buildId: seen.buildId, effects };
  const done = await step(false);
  await tellConsole(context, '');
  return {
    revision: done.revision,
    buildId: done.buildId,
    effects,
    ...(done.link && { link: done.link }),
    ...(actId !== undefined && { actId }),
  };
}

/** An administrator takes for the own school what is everyone's or a rollout already, and acts for no other school. */
async function requireAllowed(context: ConsoleContext, { fid, grants }: Standing, { area, to, school, undoOf }: Wish): Promise<void> {
  if (school === undefined || grants.some(({ role }) => role === 'operator')) return;
  if (school !== fid) throw new Refusal(codes.notInAudience, '只能为本校操作');
  if (to === 'rollback' || to.buildId === null || undoOf !== undefined) return;
  const { activations } = await registryOf(context).list();
  const offered = activations.some(
    (each) => each.area === area && each.buildId === to.buildId && each.school === null && each.preview === null,
  );
  if (!offered) throw new Refusal(codes.notInAudience, '学校管理员只能启用已对所有人或灰度开放的版本');
}
