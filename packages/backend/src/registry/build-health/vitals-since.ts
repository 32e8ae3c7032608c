import { type Metric, metrics } from '@portico/area/tab-report';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { registryTick } from '../releases/schema.ts';
import { upperQuartile } from './buckets.ts';

export type Vitals = Partial<Record<Metric, { p75: number; count: number }>>;

/** The web vitals of some builds of an area in one span of time. */
export async function vitalsSince(
  database: Database,
  { area, builds, since }: { area: string; builds: readonly string[]; since: Date },
): Promise<Record<string, Vitals>> {
  const rows = await database
    .select({ buildId: registryTick.buildId, what: registryTick.what, bucket: registryTick.bucket, count: total })
    .from(registryTick)
    .where(
      and(
        eq(registryTick.area, area),
        inArray(registryTick.buildId, [...builds]),
        gte(registryTick.at, since),
        inArray(registryTick.what, [...metrics]),
      ),
    )
    .groupBy(registryTick.buildId, registryTick.what, registryTick.bucket);
  return Object.fromEntries(
    builds.map((buildId) => {
      const own = rows.filter((row) => row.buildId === buildId);
      return [buildId, vitalsOf(own)];
    }),
  );
}

/** The 75th percentile of one web vital over all builds; null without a measurement. */
export async function vitalBetween(database: Database, { metric, since, until }: { metric: Metric; since: Date; until: Date }) {
  const rows = await database
    .select({ bucket: registryTick.bucket, count: total })
    .from(registryTick)
    .where(and(eq(registryTick.what, metric), gte(registryTick.at, since), lt(registryTick.at, until)))
    .groupBy(registryTick.bucket);
  return rows.length > 0 ? upperQuartile(metric, rows) : null;
}

const total = sql<number>`sum(${registryTick.count})::int`;

function vitalsOf(rows: readonly { what: string; bucket: number; count: number }[]): Vitals {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const own = rows.filter(({ what }) => what === metric);
      const count = own.reduce((sum, each) => sum + each.count, 0);
      return count > 0 ? [[metric, { p75: Number(upperQuartile(metric, own).toPrecision(3)), count }]] : [];
    }),
  );
}
