import type { Collected as Name } from '@portico/area/operator';
import { dayjs } from '@portico/contracts/time';
import { and, desc, eq, gte, isNotNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { newestRevision } from './activations.ts';
import type { BuildFolders } from './build-folders.ts';
import { buildsOf } from './document.ts';
import type { DocumentKey } from './document-key.ts';
import { readDocument } from './documents.ts';
import { registryActivation, registryRelease, registryTab } from './schema.ts';
import { writeStep } from './write-step.ts';

/** Retention in days of a build after it was published or was last active. */
const days = 7;
/** Number of builds of an area that are kept for rollback. */
const kept = 5;

interface Dependencies {
  database: Database;
  folders: BuildFolders;
  key: DocumentKey;
  now: () => Date;
  /** The builds of an area that will become active by themselves. */
  planned: ((reader: Database, area: string) => Promise<ReadonlySet<string>>) | undefined;
}

/**
 * Removes builds that nobody can request any more: no activation and no waiting plan names them, they are not among the
 * last five of their area, no open tab runs them, and they have been neither published nor active for a week. `checkOnly`
 * only lists them.
 */
export async function collectBuilds(
  { database, folders, key, now, planned }: Dependencies,
  { who, checkOnly = false }: { who: string; checkOnly?: boolean },
): Promise<Name[]> {
  const old = dayjs(now()).subtract(days, 'day').toDate();
  const collected: Name[] = [];
  for (const name of await database.select({ area: registryRelease.area, buildId: registryRelease.buildId }).from(registryRelease)) {
    const isGone = await database.transaction(async (transaction) => {
      // Serialises with an activation of this build, and with a plan for one.
      const [release] = await transaction.select().from(registryRelease).where(isRelease(name)).for('update');
      if (!release || release.publishTime >= old || (await isNeeded(transaction, name, { key, old, planned }))) return false;
      if (checkOnly) return true;
      const revision = await newestRevision(transaction);
      await transaction.delete(registryRelease).where(isRelease(name));
      await writeStep(transaction, { time: now(), who, action: 'collect', ...name, fromRevision: revision, toRevision: revision });
      return true;
    });
    if (!isGone) continue;
    if (!checkOnly) await folders.remove(name.area, name.buildId);
    collected.push(name);
  }
  return collected;
}

const isRelease = ({ area, buildId }: Name) => and(eq(registryRelease.area, area), eq(registryRelease.buildId, buildId));

async function isNeeded(
  transaction: Transaction,
  { area, buildId }: Name,
  { key, old, planned }: Pick<Dependencies, 'key' | 'planned'> & { old: Date },
): Promise<boolean> {
  const active = (await readDocument(transaction, key))?.areas[area];
  if (active && buildsOf(active).includes(buildId)) return true;
  if ((await planned?.(transaction, area))?.has(buildId)) return true;
  const history = await transaction
    .select()
    .from(registryActivation)
    .where(and(eq(registryActivation.area, area), isNotNull(registryActivation.buildId)))
    .orderBy(desc(registryActivation.revision));
  if ([...new Set(history.map((row) => row.buildId))].slice(0, kept).includes(buildId)) return true;
  const [since] = await transaction
    .select({ revision: registryActivation.revision })
    .from(registryActivation)
    .where(
      and(
        eq(registryActivation.area, area),
        gte(registryActivation.time, old),
        or(eq(registryActivation.buildId, buildId), eq(registryActivation.replaced, buildId)),
      ),
    )
    .limit(1);
  if (since) return true;
  // A sleeping tab is silent and may wake up: it counts until it is deleted, however long it has been silent.
  const [tab] = await transaction
    .select({ tab: registryTab.tab })
    .from(registryTab)
    .where(and(eq(registryTab.area, area), eq(registryTab.buildId, buildId), eq(registryTab.open, true)))
    .limit(1);
  return tab !== undefined;
}
