import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type ActivationRow, registryActivation, registryAudit, registryRelease } from './schema.ts';

/** What an operator asks for. `rollback` takes back instead of naming a build. */
export interface ActivationWish {
  area: string;
  /** Null: the school follows everyone again. */
  buildId: string | null;
  /** Undefined: everyone. */
  school?: string;
  rollback?: boolean;
  who: string;
  time: Date;
}

export async function newestRevision(reader: Database): Promise<number> {
  const [row] = await reader
    .select({ newest: sql<number>`coalesce(max(${registryActivation.revision}), 0)::int` })
    .from(registryActivation);
  return row?.newest ?? 0;
}

/** What holds now: the newest row of each area for everyone and for each school. */
export function currentActivations(reader: Database): Promise<ActivationRow[]> {
  return reader
    .selectDistinctOn([registryActivation.area, registryActivation.school])
    .from(registryActivation)
    .orderBy(registryActivation.area, registryActivation.school, desc(registryActivation.revision));
}

/** Adds a row as revision `from` + 1. False where somebody else was faster: nothing was changed then. */
export async function addActivation(transaction: Database, from: number, wish: ActivationWish): Promise<boolean> {
  const { area, buildId, school, who, time, rollback = false } = wish;
  const before = await newestOf(transaction, { area, school });
  const added = await transaction
    .insert(registryActivation)
    .values({ revision: from + 1, area, buildId, school, replaced: before?.buildId ?? null, rollback, time })
    .onConflictDoNothing()
    .returning({ revision: registryActivation.revision });
  if (added.length === 0) return false;
  await transaction.insert(registryAudit).values({
    time,
    who,
    action: rollback ? 'rollback' : 'activate',
    area,
    buildId,
    school,
    fromRevision: from,
    toRevision: from + 1,
  });
  return true;
}

/**
 * The build that was active before the one that is active now. Rows of earlier rollbacks are passed over, so that a
 * second rollback goes one further back and not forth again. Undefined: there is nothing to go back to.
 */
export async function buildBefore(reader: Database, of: { area: string; school?: string }): Promise<string | null | undefined> {
  const current = await newestOf(reader, of);
  if (!current?.buildId) return undefined;
  const [made] = await reader
    .select()
    .from(registryActivation)
    .where(and(ofPlace(of), eq(registryActivation.buildId, current.buildId), eq(registryActivation.rollback, false)))
    .orderBy(desc(registryActivation.revision))
    .limit(1);
  const before = made?.replaced ?? null;
  // A school that had no build of its own goes back to following everyone; everyone has nothing to follow.
  return before ?? (of.school === undefined ? undefined : null);
}

async function newestOf(reader: Database, of: { area: string; school?: string }): Promise<ActivationRow | undefined> {
  const [row] = await reader.select().from(registryActivation).where(ofPlace(of)).orderBy(desc(registryActivation.revision)).limit(1);
  return row;
}

function ofPlace({ area, school }: { area: string; school?: string }): SQL | undefined {
  const place = school === undefined ? isNull(registryActivation.school) : eq(registryActivation.school, school);
  return and(eq(registryActivation.area, area), place);
}

/** Every published build, newest first, without its record. */
export function listReleases(reader: Database) {
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
