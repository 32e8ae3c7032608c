import { codes } from '@portico/contracts';
import type { Effects } from '@portico/contracts/console';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Registry } from '../../registry/index.ts';
import type { Place } from '../../registry/releases/place.ts';
import type { Standing } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { planRelease } from '../plan/plan-release.ts';
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
  /** Happens by itself then; absent: now. */
  due?: string | undefined;
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
        facts: {
          actor: standing.by,
          reason,
          undoOf,
          wrote(id) {
            actId = id;
          },
        },
      }),
    );
  const seen = await step(true);
  const place = { school: seen.school, share: seen.share, preview: seen.preview };
  const effects = await effectsOfActivation(context, registry, { area, buildId: seen.buildId, place });
  const looked = { revision: seen.revision - 1, buildId: seen.buildId, effects };
  if (wish.due !== undefined && (to === 'rollback' || to.buildId !== null)) {
    const planned = { area, to: to === 'rollback' ? to : { buildId: to.buildId as string }, place, due: wish.due };
    const planner = { ...standing, offeredOnly: standing.grants.every(({ role }) => role !== 'operator') };
    return planRelease(context, planner, { wish: { ...planned, ifRevision, reason, checkOnly }, seen: looked });
  }
  if (checkOnly) return looked;
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
  await requireOffered(registryOf(context), { area, buildId: to.buildId });
}

/** Refused unless this build is everyone's or a rollout. */
export async function requireOffered(
  registry: Pick<Registry, 'list'>,
  { area, buildId }: { area: string; buildId: string },
): Promise<void> {
  const { activations } = await registry.list();
  const offered = activations.some(
    (each) => each.area === area && each.buildId === buildId && each.school === null && each.preview === null,
  );
  if (!offered) throw new Refusal(codes.notInAudience, '学校管理员只能启用已对所有人或灰度开放的版本');
}
