import type { BuildHealth } from '@portico/area/operator';
import { failures, type Metric, metrics } from '@portico/area/tab-report';
import { dayjs } from '@portico/contracts/time';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { registryReport, registryTab } from '../releases/schema.ts';
import { upperQuartile } from './buckets.ts';
import { serverTab } from './server-tab.ts';
import { minFailures } from './trial.ts';

/** Silence in ms after which a tab no longer counts; tabs report every five minutes. */
export const silence = 15 * 60_000;

/** The tabs' reports about one build, in full. */
export interface MeasuredHealth extends BuildHealth {
  /** The number of reports of each kind. */
  reports: Record<(typeof failures)[number] | 'live', number>;
  /** The 75th percentile of each web vital, in ms or for CLS a number, and the number of measurements. */
  vitals: Partial<Record<Metric, { p75: number; count: number }>>;
}

/** All tab reports, by area and build. */
export async function readHealth(database: Database, now: Date): Promise<MeasuredHealth[]> {
  const tabs = await database
    .select({
      area: registryTab.area,
      buildId: registryTab.buildId,
      tabs: sql<number>`count(*) filter (where ${registryTab.open} and ${gte(registryTab.seen, dayjs(now).subtract(silence, 'ms').toDate())})::int`,
      seen: sql<number>`count(*)::int`,
      failed: sql<number>`count(*) filter (where ${registryTab.failed})::int`,
    })
    .from(registryTab)
    .groupBy(registryTab.area, registryTab.buildId);
  const reports = await database.select().from(registryReport);
  const names = new Map([...tabs, ...reports].map(({ area, buildId }) => [`${area}@${buildId}`, { area, buildId }]));
  return [...names.values()]
    .sort((a, b) => `${a.area}@${a.buildId}`.localeCompare(`${b.area}@${b.buildId}`))
    .map(({ area, buildId }) => {
      const isThis = (row: { area: string; buildId: string }) => row.area === area && row.buildId === buildId;
      const { tabs: open = 0, seen = 0, failed = 0 } = tabs.find(isThis) ?? {};
      const own = reports.filter(isThis);
      const number = (what: string) => own.filter((row) => row.what === what).reduce((sum, { count }) => sum + count, 0);
      const vitals = metrics.flatMap((metric) => {
        const rows = own.filter((row) => row.what === metric);
        return rows.length > 0 ? [[metric, { p75: Number(upperQuartile(metric, rows).toPrecision(3)), count: number(metric) }]] : [];
      });
      return {
        area,
        buildId,
        tabs: open,
        seen,
        failed,
        reports: Object.fromEntries([...failures, 'live'].map((kind) => [kind, number(kind)])) as MeasuredHealth['reports'],
        vitals: Object.fromEntries(vitals),
      };
    });
}

/**
 * Guests of one address that a trial counts: one less than a rollback needs, so that no single machine can cause one.
 */
const maxGuests = minFailures - 1;

/**
 * Tabs that started with a build at or after a moment (and before another one), and how many of them failed, as a trial counts them: each person
 * once, a few guests of each address, and only if the visitor's own plan named the build. A first page that failed on the
 * server is a failed tab of its visitor, unless a tab of the same visitor failed as well.
 */
export async function tabsSince(
  database: Database,
  { area, buildId, since, until }: { area: string; buildId: string; since: Date; until?: Date },
): Promise<{ tabs: number; failed: number }> {
  const ofBuild = and(eq(registryTab.area, area), eq(registryTab.buildId, buildId));
  const meant = and(ofBuild, gte(registryTab.first, since), until && lt(registryTab.first, until));
  const { rows } = (await database.execute(sql`
    with told as (
      select witness, failed, row_number() over (partition by witness order by first, tab) as place
      from ${registryTab} where ${meant} and witness is not null and not (tab like ${`${serverTab}%`} and witness in (
        select witness from ${registryTab} where ${meant} and failed and tab not like ${`${serverTab}%`}
      ))
    ), counted as (
      select failed from told where witness like 'guests %' and place <= ${maxGuests}
      union all
      select bool_or(failed) from told where witness like 'person %' group by witness
    )
    select count(*)::int as tabs, (count(*) filter (where failed))::int as failed from counted`)) as unknown as {
    rows: { tabs: number; failed: number }[];
  };
  return rows[0] ?? { tabs: 0, failed: 0 };
}
