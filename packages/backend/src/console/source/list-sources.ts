import type { ConsoleSource } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, eq, gt } from 'drizzle-orm';
import { sourceVersion, withoutValues } from '../../homepage/source/change-source.ts';
import { reportSources } from '../../homepage/source/report-health.ts';
import { percentile } from '../../homepage/source/response-times.ts';
import { type SourceRow, source, sourceHealth, sourceHour } from '../../homepage/source/schema.ts';
import type { ConsoleContext } from '../context.ts';

const hourMs = 3_600_000;
/** A node that wrote nothing for this time has ended. */
export const silentMs = 120_000;
/** Answers of the last hour above this are slow, from so many answers on. */
const slowMs = 2_000;
const slowFrom = 5;

type Health = typeof sourceHealth.$inferSelect;
type Hour = typeof sourceHour.$inferSelect;
type State = ConsoleSource['state'];
const worst: readonly State[] = ['paused', 'open', 'slow', 'ok', 'unknown'];

/** The sources of a school, with what every node says of them. */
export async function listSources(context: ConsoleContext, fid: string): Promise<ConsoleSource[]> {
  const { database, now } = context;
  await reportSources(context);
  const at = now();
  const [rows, health, hours] = await Promise.all([
    database.select().from(source).where(eq(source.fid, fid)).orderBy(source.code),
    database
      .select()
      .from(sourceHealth)
      .where(and(eq(sourceHealth.fid, fid), gt(sourceHealth.at, new Date(at.getTime() - silentMs)))),
    database
      .select()
      .from(sourceHour)
      .where(and(eq(sourceHour.fid, fid), gt(sourceHour.hour, new Date(at.getTime() - 24 * hourMs)))),
  ]);
  return rows.map((row) => {
    const mine = <Each extends { code: string }>(each: Each) => each.code === row.code;
    return shownSource(row, { nodes: health.filter(mine), hours: hours.filter(mine), at });
  });
}

/** The row as it would stand. */
export function shownSource(
  row: SourceRow,
  { nodes, hours, at }: { nodes: readonly Health[]; hours: readonly Hour[]; at: Date },
): ConsoleSource {
  const sum = (of: 'asked' | 'failed') => hours.reduce((total, each) => total + each[of], 0);
  const thisHour = Math.floor(at.getTime() / hourMs);
  const ofHour = (ago: number) => hours.filter(({ hour }) => Math.floor(hour.getTime() / hourMs) === thisHour - ago);
  const latest = timesOf([...ofHour(0), ...ofHour(1)]);
  const isSlow = total(latest) >= slowFrom && (percentile(latest, 0.95) ?? 0) > slowMs;
  const states = nodes.map(({ state }): State => (row.paused ? 'paused' : state === 'ok' && isSlow ? 'slow' : state));
  const state = row.paused ? 'paused' : (worst.find((each) => states.includes(each)) ?? 'unknown');
  const until = Math.max(0, ...nodes.map((each) => (each.state === 'open' ? (each.until?.getTime() ?? 0) : 0)));
  const lastGood = Math.max(0, ...nodes.map((each) => each.lastGood?.getTime() ?? 0));
  const times = timesOf(hours);
  const byHour = Array.from({ length: 24 }, (_, index) => timesOf(ofHour(23 - index)));
  return {
    code: row.code,
    name: row.name,
    kind: row.kind,
    offers: row.offers,
    state,
    ...(state === 'open' && { retryIn: Math.max(0, Math.ceil((until - at.getTime()) / 1_000)) }),
    nodes: nodes.map((each, index) => ({
      node: each.node,
      state: states[index] ?? 'unknown',
      failures: each.failures,
      at: writeTime(each.at),
    })),
    asked: sum('asked'),
    failed: sum('failed'),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    hours: byHour.map((each) => percentile(each, 0.95)),
    medians: byHour.map((each) => percentile(each, 0.5)),
    ...(lastGood > 0 && { lastGood: writeTime(lastGood) }),
    ...(row.http && { http: withoutValues(row.http) }),
    version: sourceVersion(row),
  };
}

/** Answers that arrived, by bucket. */
function timesOf(hours: readonly Hour[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { bucket, asked, failed } of hours) if (asked > failed) times.set(bucket, (times.get(bucket) ?? 0) + asked - failed);
  return times;
}
const total = (times: ReadonlyMap<number, number>) => [...times.values()].reduce((sum, each) => sum + each, 0);
