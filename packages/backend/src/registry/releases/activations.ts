import type { PublishedRelease, Step } from '@portico/area/operator';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { type Place, placeOf, rowsOfPlace } from './place.ts';
import { type ActivationRow, registryActivation, registryAudit, registryRelease } from './schema.ts';

/** What an operator asks for. `rollback` takes back instead of naming a build. */
export interface ActivationWish extends Place {
  area: string;
  /** Null: this place follows the next one again. */
  buildId: string | null;
  rollback?: boolean;
  /** Why, where the portal itself does it: such a step is an automatic rollback. */
  note?: string | undefined;
  who: string;
  time: Date;
}

export async function newestRevision(reader: Database): Promise<number> {
  const [row] = await reader
    .select({ newest: sql<number>`coalesce(max(${registryActivation.revision}), 0)::int` })
    .from(registryActivation);
  return row?.newest ?? 0;
}

/** What holds now: the newest row of each place of each area. */
export function currentActivations(reader: Database): Promise<ActivationRow[]> {
  const isRollout = sql`${registryActivation.share} is not null`;
  return reader
    .selectDistinctOn([registryActivation.area, registryActivation.school, registryActivation.preview, isRollout])
    .from(registryActivation)
    .orderBy(registryActivation.area, registryActivation.school, registryActivation.preview, isRollout, desc(registryActivation.revision));
}

/** Adds a row as revision `from` + 1. False where somebody else was faster: nothing was changed then. */
export async function addActivation(transaction: Database, from: number, wish: ActivationWish): Promise<boolean> {
  const { area, buildId, school, share, preview, who, time, note, rollback = false } = wish;
  // What a rollout is tried against is everyone's build.
  const before = await newestOf(transaction, area, share === undefined ? wish : {});
  const place = { school, share, preview };
  const added = await transaction
    .insert(registryActivation)
    .values({ revision: from + 1, area, buildId, ...place, replaced: before?.buildId ?? null, rollback, note, time })
    .onConflictDoNothing()
    .returning({ revision: registryActivation.revision });
  if (added.length === 0) return false;
  const action = note !== undefined ? 'halt' : rollback ? 'rollback' : 'activate';
  await transaction
    .insert(registryAudit)
    .values({ time, who, action, area, buildId, ...place, note, fromRevision: from, toRevision: from + 1 });
  return true;
}

/** The share that is running beside everyone's build of an area. */
export async function runningRollout(reader: Database, area: string): Promise<Place | undefined> {
  const share = await newestOf(reader, area, { share: 1 });
  const everyone = await newestOf(reader, area, {});
  return share?.buildId && share.revision > (everyone?.revision ?? 0) ? placeOf(share) : undefined;
}

/**
 * The build that was active before the one that is active now. Rows of earlier rollbacks are passed over, so that a
 * second rollback goes one further back and not forth again. Rollouts and previews have no way back but to end. Undefined:
 * there is nothing to go back to.
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
  // A school that had no build of its own goes back to following everyone; everyone has nothing to follow.
  return before ?? (place.school === undefined ? undefined : null);
}

/** The newest row of a place. */
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

/** Who did what when, the newest first. */
export function readHistory(reader: Database, { area, limit }: { area?: string | undefined; limit: number }): Promise<Step<Date>[]> {
  return reader
    .select()
    .from(registryAudit)
    .where(area === undefined ? undefined : eq(registryAudit.area, area))
    .orderBy(desc(registryAudit.id))
    .limit(limit);
}
