import type { FailingBuild } from '@portico/area/operator';
import { dayjs } from '@portico/contracts/time';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/database/database.ts';
import { everyonesActivations, newestOf } from '../releases/activations.ts';
import type { Registry } from '../releases/registry.ts';
import { RegistryRefusal } from '../releases/registry-refusal.ts';
import { type ActivationRow, registryLook } from '../releases/schema.ts';
import { fewFailures, isBrokenAtOnce } from './first-tabs.ts';
import { tabsSince } from './read-health.ts';
import { judge, lookAt, minTabs, type Tabs, type Verdict } from './trial.ts';

/** Days for which an activation for everyone is watched; tabs' reports are kept for one more. */
const watchDays = 7;

interface Dependencies {
  database: Database;
  registry: Pick<Registry, 'activate' | 'revision'>;
  log: Logger;
  now: () => Date;
}

/** An activation for everyone with the tabs of both builds. */
interface Measured {
  row: ActivationRow & { buildId: string };
  fresh: Tabs;
  before: Tabs;
  /** When the tabs of the build before began. */
  beforeWhen: string;
}

/** Watches what is active for everyone, and rolls back a build that is measurably worse than the one before. */
export async function checkActivations(dependencies: Dependencies): Promise<void> {
  for (const measured of await measure(dependencies)) {
    const { row, fresh, before } = measured;
    if (row.rollback || row.forced || row.replaced === null || row.replaced === row.buildId) continue;
    const broken = isBrokenAtOnce(fresh, before);
    if (!broken && !(await isWorse(measured, dependencies))) continue;
    const note = reasonOf(measured);
    if (await rollBack(row, note, dependencies))
      dependencies.log.warn({ area: row.area, build: row.buildId, reason: note }, 'an activation was rolled back');
  }
}

/** The builds that are active for everyone and would be rolled back, or would be if they had not been forced. */
export async function failingBuilds(dependencies: Pick<Dependencies, 'database' | 'now'>): Promise<FailingBuild[]> {
  return (await measure(dependencies)).flatMap((measured) => {
    const { row, fresh, before } = measured;
    const look = lookAt(fresh, before);
    const isFailing = isBrokenAtOnce(fresh, before) || (look > 0 && judge(fresh, before, look).worse);
    return isFailing ? [{ area: row.area, buildId: row.buildId, note: reasonOf(measured) }] : [];
  });
}

/** The activations whose builds failed at all. */
async function measure({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<Measured[]> {
  const oldest = dayjs(now()).subtract(watchDays, 'day').toDate();
  const measured: Measured[] = [];
  for (const row of await everyonesActivations(database)) {
    const { area, buildId, replaced, time } = row;
    if (buildId === null || time < oldest) continue;
    const fresh = await tabsSince(database, { area, buildId, since: time });
    if (fresh.failed < fewFailures) continue;
    measured.push({ row: { ...row, buildId }, fresh, ...(await tabsBefore(database, { area, buildId: replaced, time })) });
  }
  return measured;
}

/** In the same hours, if enough visitors still run it; else in its last day. */
async function tabsBefore(
  database: Database,
  { area, buildId, time }: { area: string; buildId: string | null; time: Date },
): Promise<{ before: Tabs; beforeWhen: string }> {
  if (buildId === null) return { before: { tabs: 0, failed: 0 }, beforeWhen: 'before' };
  const sameHours = await tabsSince(database, { area, buildId, since: time });
  if (sameHours.tabs >= minTabs) return { before: sameHours, beforeWhen: 'in the same hours' };
  const since = dayjs(time).subtract(1, 'day').toDate();
  return { before: await tabsSince(database, { area, buildId, since, until: time }), beforeWhen: 'in its last day' };
}

/** The checks of a rollout, at the same numbers of tabs; the first node that starts one owns it. */
async function isWorse({ row, fresh, before }: Measured, { database, now }: Dependencies): Promise<boolean> {
  const look = lookAt(fresh, before);
  if (look === 0) return false;
  const verdict: Verdict = judge(fresh, before, look);
  const mine = await database
    .insert(registryLook)
    .values({ revision: row.revision, look, numbers: JSON.stringify({ fresh, before, ...verdict }), time: now() })
    .onConflictDoNothing()
    .returning({ look: registryLook.look });
  return mine.length > 0 && verdict.worse;
}

/** Ends only this activation, whatever operators and other nodes do at the same moment. */
async function rollBack({ area, revision }: ActivationRow, note: string, { database, registry }: Dependencies): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const ifRevision = registry.revision();
    if ((await newestOf(database, area, {}))?.revision !== revision) return false;
    try {
      await registry.activate({ area, rollback: true, everyone: true, note, who: 'the portal', ifRevision });
      return true;
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      // Nothing to go back to: the build stays, and doctor says that it fails.
      if (error.status !== 409) return false;
    }
  }
  return false;
}

function reasonOf({ row, fresh, before, beforeWhen }: Measured): string {
  const ofBefore =
    row.replaced === null ? 'there was no build before' : `${before.failed} of ${before.tabs} with ${row.replaced} ${beforeWhen}`;
  return `${fresh.failed} of ${fresh.tabs} tabs with ${row.buildId} failed since it is active for everyone, ${ofBefore}`;
}
