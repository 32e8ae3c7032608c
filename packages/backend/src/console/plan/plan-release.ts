import { writeTime } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { newestOf, newestRevision } from '../../registry/releases/activations.ts';
import type { Place } from '../../registry/releases/place.ts';
import { registryRelease } from '../../registry/releases/schema.ts';
import { conflict, invalidFields } from '../act/conflict.ts';
import type { Standing } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import type { ActivationDone } from '../release/activate.ts';
import { laterTime } from './plan-time.ts';
import { consolePlan } from './schema.ts';

/** The input of a planned activation or rollback. */
export interface PlannedRelease {
  area: string;
  to: { buildId: string } | 'rollback';
  place: Pick<Place, 'school' | 'share'>;
  /** The newest activation of this audience when it was planned; another one since then makes the plan void. */
  ifNewest: number | null;
  /** The planner may only take what is offered to everyone or a rollout. */
  offeredOnly: boolean;
}

/** Who plans. */
interface Planner extends Pick<Standing, 'by' | 'fid' | 'everywhere'> {
  /** A school's administrator may only take what is offered to everyone or a rollout. */
  offeredOnly: boolean;
}
interface Wish {
  area: string;
  to: PlannedRelease['to'];
  place: Place;
  due: string;
  ifRevision?: number | undefined;
  reason?: string | undefined;
  checkOnly: boolean;
}

/** Keeps a checked activation as a row that any node carries out at its time. `seen` is what it would do now. */
export async function planRelease(
  context: ConsoleContext,
  { by, fid, everywhere, offeredOnly }: Planner,
  { wish, seen }: { wish: Wish; seen: ActivationDone },
): Promise<ActivationDone> {
  const { area, to, place, ifRevision, reason, checkOnly } = wish;
  const due = laterTime('due', wish.due, context.now());
  if (place.preview !== undefined) throw invalidFields([{ path: 'due', text: '预览立即生效，不能定时' }]);
  const effects = {
    ...seen.effects,
    sentences: [`${writeTime(due).slice(0, 16)} 起自动生效`, ...seen.effects.sentences],
    reversible: false,
  };
  if (checkOnly) return { ...seen, effects };
  const actId = await context.database.transaction(async (transaction) => {
    const revision = await newestRevision(transaction);
    if (ifRevision !== undefined && revision !== ifRevision)
      throw conflict(`The registry is no longer at revision ${ifRevision} but at ${revision}.`, { current: { revision } });
    if (seen.buildId !== null) await requireKept(transaction, { area, buildId: seen.buildId });
    const newest = await newestOf(transaction, area, place);
    const input: PlannedRelease = {
      area,
      to,
      place: { school: place.school, share: place.share },
      ifNewest: newest?.revision ?? null,
      offeredOnly,
    };
    const action = to === 'rollback' ? 'release.rollback' : 'release.activate';
    const named = { fid: place.school ?? '', object: area, objectName: nameOf(input) };
    const [row] = await transaction
      .insert(consolePlan)
      .values({ ...named, action, input, due, personId: by.personId ?? '', who: by.name, role: by.role, state: 'waiting' })
      .returning({ id: consolePlan.id });
    const after = { plan: row?.id, ...input, due: writeTime(due) };
    return writeOperation(
      { database: transaction, now: context.now },
      { by, action: 'plan.change', ...named, before: null, after, reason },
    );
  });
  await tellConsole(context, place.school ?? (everywhere ? '' : fid));
  return { ...seen, effects, actId };
}

/** The build must not be collected before this plan is committed; from then on the plan keeps it. */
async function requireKept(transaction: Transaction, { area, buildId }: { area: string; buildId: string }): Promise<void> {
  const [release] = await transaction
    .select({ buildId: registryRelease.buildId })
    .from(registryRelease)
    .where(and(eq(registryRelease.area, area), eq(registryRelease.buildId, buildId)))
    .for('share');
  if (!release) throw new Refusal(404, `${area}@${buildId} is not published.`);
}

export const isPlannedRelease = (action: string): boolean => action === 'release.activate' || action === 'release.rollback';

/** Such as `news@3f09ab71c2de，灰度 10%`. */
function nameOf({ area, to, place }: PlannedRelease): string {
  const where = place.school !== undefined ? '本校' : place.share !== undefined ? `灰度 ${place.share}%` : '所有人';
  return to === 'rollback' ? `${area} 撤回，${where}` : `${area}@${to.buildId}，${where}`;
}
