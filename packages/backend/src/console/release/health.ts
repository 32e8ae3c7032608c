import type { ReleaseHealth } from '@portico/contracts/console';
import { dayjs, writeTime } from '@portico/contracts/time';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { minTabs, type Tabs } from '../../registry/build-health/trial.ts';
import { vitalsSince } from '../../registry/build-health/vitals-since.ts';
import { registryActivation, registryLook, registryTab } from '../../registry/releases/schema.ts';
import type { ConsoleContext } from '../context.ts';
import { registryOf } from './running-registry.ts';

const tickSeconds = 300;

/** A build beside another, over the same hours. */
export async function compareHealth(
  context: ConsoleContext,
  { area, build, before, hours }: { area: string; build: string; before: string | undefined; hours: number },
): Promise<ReleaseHealth> {
  const { database, now } = context;
  const since = dayjs(now()).subtract(hours, 'hour').toDate();
  const builds = [build, ...(before === undefined ? [] : [before])];
  const tick = sql<number>`(floor(extract(epoch from ${registryTab.first}) / ${sql.raw(String(tickSeconds))}) * ${sql.raw(String(tickSeconds))})::float8`;
  const rows = await database
    .select({
      tick,
      buildId: registryTab.buildId,
      tabs: sql<number>`count(*)::int`,
      failed: sql<number>`count(*) filter (where ${registryTab.failed})::int`,
    })
    .from(registryTab)
    .where(and(eq(registryTab.area, area), inArray(registryTab.buildId, builds), gte(registryTab.first, since)))
    .groupBy(tick, registryTab.buildId)
    .orderBy(asc(tick));
  const looks = await database
    .select({ numbers: registryLook.numbers, time: registryLook.time })
    .from(registryLook)
    .innerJoin(registryActivation, eq(registryActivation.revision, registryLook.revision))
    .where(and(eq(registryActivation.area, area), eq(registryActivation.buildId, build), gte(registryLook.time, since)))
    .orderBy(asc(registryLook.time));
  const vitals = await vitalsSince(database, { area, builds, since });
  const steps = (await registryOf(context).history(area)).filter(
    ({ time, action }) => time >= since && action !== 'publish' && action !== 'collect',
  );
  const total = (buildId: string) => rows.filter((row) => row.buildId === buildId).reduce((sum, { tabs }) => sum + tabs, 0);
  return {
    enough: builds.length === 2 && builds.every((each) => total(each) >= minTabs),
    ticks: rows.map((row) => ({ time: writeTime(Number(row.tick) * 1000), buildId: row.buildId, tabs: row.tabs, failed: row.failed })),
    vitals: vitals as ReleaseHealth['vitals'],
    looks: looks.map(({ numbers, time }) => {
      const said = JSON.parse(numbers) as { fresh: Tabs; before: Tabs; chance: number; allowed: number; worse: boolean };
      return {
        time: writeTime(time),
        tabs: said.fresh.tabs,
        failed: said.fresh.failed,
        tabsBefore: said.before.tabs,
        failedBefore: said.before.failed,
        p: said.chance,
        allowed: said.allowed,
        worse: said.worse,
      };
    }),
    moments: steps.map(({ time, action, buildId }) => ({ time: writeTime(time), action, buildId })),
  };
}
