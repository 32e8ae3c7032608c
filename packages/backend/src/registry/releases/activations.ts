import type { PublishedRelease, Step } from '@portico/area/operator';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { type Place, placeOf, rowsOfPlace } from './place.ts';
import { type ActivationRow, registryActivation, registryAudit, registryRelease } from './schema.ts';
import { type StepFacts, writeStep } from './write-step.ts';

/** An operator's request. `rollback` reverts instead of naming a build. */
export interface ActivationWish extends Place {
  area: string;
  /** Null: this audience follows the next wider one again. */
  buildId: string | null;
  rollback?: boolean;
  /** The reason, if the portal itself acts: such a step is an automatic rollback. */
  note?: string | undefined;
  /** Everyone's build, also while a rollout is running beside it. */
  everyone?: boolean;
  /** The portal's own verdict about this build does not count. */
  force?: boolean | undefined;
  who: string;
  time: Date;
  facts?: StepFacts | undefined;
}

export async function newestRevision(reader: Database): Promise<number> {
  const [row] = await reader
    .select({ newest: sql<number>`coalesce(max(${registryActivation.revision}), 0)::int` })
    .from(registryActivation);
  return row?.newest ?? 0;
}

/** The current state: the newest row of each audience of each area. */
export function currentActivations(reader: Database): Promise<ActivationRow[]> {
  const isRollout = sql`${registryActivation.share} is not null`;
  return reader
    .selectDistinctOn([registryActivation.area, registryActivation.school, registryActivation.preview, isRollout])
    .from(registryActivation)
    .orderBy(registryActivation.area, registryActivation.school, registryActivation.preview, isRollout, desc(registryActivation.revision));
}

/** What is active for everyone: the newest row of each area. */
export function everyonesActivations(reader: Database): Promise<ActivationRow[]> {
  const { area, school, share, preview, revision } = registryActivation;
  return reader
    .selectDistinctOn([area])
    .from(registryActivation)
    .where(and(isNull(school), isNull(share), isNull(preview)))
    .orderBy(area, desc(revision));
}

/** Adds a row as revision `from` + 1. False if another activation was faster: nothing was changed then. */
export async function addActivation(transaction: Database, from: number, wish: ActivationWish): Promise<boolean> {
  const { area, buildId, school, share, preview, who, time, note, rollback = false, force: forced = false } = wish;
  // A rollout is compared with everyone's build.
  const before = await newestOf(transaction, area, share === undefined ? wish : {});
  const place = { school, share, preview };
  const running = school === undefined && preview === undefined ? await newestOf(transaction, area, { share: 1 }) : undefined;
  const isRunning = running?.buildId && running.revision > ((await newestOf(transaction, area, {}))?.revision ?? 0);
  const replacedShare = isRunning && running.buildId ? { buildId: running.buildId, percent: running.share ?? 0 } : undefined;
  const added = await transaction
    .insert(registryActivation)
    .values({ revision: from + 1, area, buildId, ...place, replaced: before?.buildId ?? null, rollback, forced, note, time })
    .onConflictDoNothing()
    .returning({ revision: registryActivation.revision });
  if (added.length === 0) return false;
  const action = note !== undefined ? 'halt' : rollback ? 'rollback' : 'activate';
  const noted = note ?? (forced ? byForce : undefined);
  const step = { time, who, action, area, buildId, ...place, note: noted, fromRevision: from, toRevision: from + 1 } as const;
  await writeStep(transaction, step, { ...wish.facts, replaced: before?.buildId ?? null, replacedShare });
  return true;
}

const byForce = 'activated with --force: the portal does not roll it back';

/** The newest automatic rollback of a build, unless an operator forced the build afterwards. */
export async function haltOf(reader: Database, { area, buildId }: { area: string; buildId: string }): Promise<ActivationRow | undefined> {
  const ofArea = eq(registryActivation.area, area);
  const [halt] = await reader
    .select()
    .from(registryActivation)
    .where(and(ofArea, eq(registryActivation.replaced, buildId), isNotNull(registryActivation.note), isNull(registryActivation.share)))
    .orderBy(desc(registryActivation.revision))
    .limit(1);
  const [forced] = await reader
    .select()
    .from(registryActivation)
    .where(and(ofArea, eq(registryActivation.buildId, buildId), eq(registryActivation.forced, true)))
    .orderBy(desc(registryActivation.revision))
    .limit(1);
  return halt && halt.revision > (forced?.revision ?? 0) ? halt : undefined;
}

/** The rollout that is running beside everyone's build of an area. */
export async function runningRollout(reader: Database, area: string): Promise<Place | undefined> {
  const share = await newestOf(reader, area, { share: 1 });
  const everyone = await newestOf(reader, area, {});
  return share?.buildId && share.revision > (everyone?.revision ?? 0) ? placeOf(share) : undefined;
}

/**
 * The build that was active before the current one. Rows of earlier rollbacks are skipped, so that a second rollback
 * goes one further back and not forward again. Rollouts and previews can only end. Undefined if there is no earlier
 * build.
 */
export async function buildBefore(reader: Database, area: string, place: Place): Promise<string | null | undefined> {
  const current = await newestOf(reader, area, place);
  if (!current?.buildId) return undefined;
  if (place.share !== undefined || place.preview !== undefined) return null;
  const [made] = await reader
    .select()
    .from(registryActivation)
    .where(and(rowsOfPlace(area, place), eq(registryActivation.buildId, current.buildId), eq(registryActivation.rollback, false)))
    .orderBy(desc(registryActivation.revision))
    .limit(1);
  const before = made?.replaced ?? null;
  // A school without an earlier build of its own follows everyone again; everyone has nothing to follow.
  return before ?? (place.school === undefined ? undefined : null);
}

/** The newest row of an audience. */
export async function newestOf(reader: Database, area: string, place: Place): Promise<ActivationRow | undefined> {
  const [row] = await reader
    .select()
    .from(registryActivation)
    .where(rowsOfPlace(area, place))
    .orderBy(desc(registryActivation.revision))
    .limit(1);
  return row;
}

/** Every published build, newest first, without its record. */
export function listReleases(reader: Database): Promise<PublishedRelease<Date>[]> {
  return reader
    .select({
      area: registryRelease.area,
      buildId: registryRelease.buildId,
      keyId: registryRelease.keyId,
      publishTime: registryRelease.publishTime,
      publishedBy: registryRelease.publishedBy,
    })
    .from(registryRelease)
    .orderBy(registryRelease.area, desc(registryRelease.publishTime));
}

/** The audit log, newest first. */
export function readHistory(reader: Database, { area, limit }: { area?: string | undefined; limit: number }): Promise<Step<Date>[]> {
  return reader
    .select()
    .from(registryAudit)
    .where(area === undefined ? undefined : eq(registryAudit.area, area))
    .orderBy(desc(registryAudit.id))
    .limit(limit);
}
