import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/database/database.ts';
import type { Registry, RunningRollout } from '../releases/registry.ts';
import { RegistryRefusal } from '../releases/registry-refusal.ts';
import { registryActivation, registryLook } from '../releases/schema.ts';
import { tabsSince } from './read-health.ts';
import { judge, lookAt, type Tabs, type Verdict } from './trial.ts';

interface Dependencies {
  database: Database;
  registry: Pick<Registry, 'shares' | 'activate' | 'revision'>;
  log: Logger;
  now: () => Date;
}

/** Checks each running rollout, and ends one whose build is measurably worse than the one that it would replace. */
export async function checkRollouts(dependencies: Dependencies): Promise<void> {
  for (const share of dependencies.registry.shares()) await checkRollout(share, dependencies);
}

async function checkRollout(share: RunningRollout, dependencies: Dependencies): Promise<void> {
  const { database, log, now } = dependencies;
  const { area, buildId, replaced } = share;
  const [row] = await database.select().from(registryActivation).where(eq(registryActivation.revision, share.since));
  if (!row) return;
  const fresh = await tabsSince(database, { area, buildId, since: row.time });
  const before = await tabsSince(database, { area, buildId: replaced, since: row.time });
  const look = lookAt(fresh, before);
  if (look === 0) return;
  const verdict = judge(fresh, before, look);
  const numbers = JSON.stringify({ fresh, before, ...verdict });
  // The first node that starts a check owns it; the others skip it.
  const mine = await database
    .insert(registryLook)
    .values({ revision: share.since, look, numbers, time: now() })
    .onConflictDoNothing()
    .returning({ look: registryLook.look });
  if (mine.length === 0 || !verdict.worse) return;
  const note = reasonOf(share, { fresh, before, look, verdict });
  if (await rollBack(share, note, dependencies))
    log.warn({ area, build: buildId, share: share.percent, reason: note }, 'a rollout was rolled back');
}

/** Ends only this rollout, whatever operators do at the same moment. */
async function rollBack(share: RunningRollout, note: string, { registry }: Dependencies): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const ifRevision = registry.revision();
    if (!registry.shares().some(({ area, since }) => area === share.area && since === share.since)) return false;
    try {
      await registry.activate({ area: share.area, rollback: true, share: share.percent, note, who: 'the portal', ifRevision });
      return true;
    } catch (error) {
      if (!(error instanceof RegistryRefusal && error.status === 409)) throw error;
    }
  }
  return false;
}

function reasonOf(
  { buildId, replaced }: RunningRollout,
  { fresh, before, look, verdict }: { fresh: Tabs; before: Tabs; look: number; verdict: Verdict },
): string {
  const said = (tabs: Tabs, build: string) => `${tabs.failed} of ${tabs.tabs} tabs with ${build} failed`;
  const chance = verdict.chance < 1e-12 ? '< 1e-12' : `= ${verdict.chance.toPrecision(2)}`;
  return `${said(fresh, buildId)}, ${said(before, replaced)} in the same time (p ${chance}, allowed ${verdict.allowed.toPrecision(2)} at look ${look})`;
}
