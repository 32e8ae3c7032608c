import { failures, type BuildReport as Report, type TabReport } from '@portico/area/tab-report';
import { dayjs } from '@portico/contracts/time';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/database/database.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import { registryRelease, registryReport, registryTab, registryTick } from '../releases/schema.ts';
import { bucketOf } from './buckets.ts';
import type { Source } from './witness.ts';

/** Time in ms for which reports are collected: thousands of tabs that swap at once are one write. */
const gather = 1_000;
/** Maximum number of tabs waiting for one write; more are dropped, because reports are best effort. */
const most = 20_000;
/** Retention in days of the builds that a tab ran. */
export const remembered = 8;

/** Collects tab reports and writes many at once. */
export interface TabReportCollector {
  take(tabReport: TabReport, source: Source): void;
  /** Writes the collected reports. */
  flush(): Promise<void>;
  /** Deletes tabs that have been silent for long, and old counts by time. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface Gathered {
  running?: readonly string[];
  failed: Set<string>;
  shell?: string;
  source: Source;
}

export function tabReportCollector({ database, log, now }: { database: Database; log: Logger; now: () => Date }): TabReportCollector {
  let tabs = new Map<string, Gathered>();
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const [theseTabs, theseCounts] = [tabs, counts];
    tabs = new Map();
    counts = new Map();
    writing = writing
      .then(() => write(database, { tabs: theseTabs, counts: theseCounts, time: now() }))
      .catch(jobFailed(log, 'tab reports could not be stored'));
    return writing;
  };
  return {
    flush,
    take({ tab, running, closed, shell, reports = [] }, source) {
      if (tabs.size >= most) return;
      const known: Gathered = tabs.get(tab) ?? { failed: new Set<string>(), source };
      tabs.set(tab, known);
      if (running) known.running = running;
      if (shell) known.shell = shell;
      if (closed) known.running = [];
      for (const report of reports) {
        const key = countKey(report);
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (isFailure(report)) known.failed.add(`${report.area}@${report.build}`);
      }
      timer ??= setTimeout(flush, gather).unref();
    },
    async sweep() {
      const before = dayjs(now()).subtract(remembered, 'day').toDate();
      await database.delete(registryTab).where(lt(registryTab.seen, before));
      await database.delete(registryTick).where(lt(registryTick.at, before));
    },
    close: flush,
  };
}

const isFailure = ({ kind }: Report) => (failures as readonly string[]).includes(kind);
const countKey = ({ area, build, kind, metric, value }: Report) =>
  `${area}@${build} ${metric ?? kind} ${metric !== undefined && value !== undefined ? bucketOf(metric, value) : 0}`;

async function write(
  database: Database,
  { tabs, counts, time }: { tabs: ReadonlyMap<string, Gathered>; counts: ReadonlyMap<string, number>; time: Date },
): Promise<void> {
  // Reports about invented builds are not stored.
  const published = new Set(
    (await database.select({ area: registryRelease.area, buildId: registryRelease.buildId }).from(registryRelease)).map(nameOf),
  );
  const row = (tab: string, { shell, source }: Gathered, name: string) => ({
    tab,
    ...partsOf(name),
    first: time,
    seen: time,
    shell: shell ?? null,
    fid: source.fid ?? '',
    witness: source.isPlanned(name) ? source.witness : null,
  });
  const rowsOf = (named: (gathered: Gathered) => Iterable<string>) =>
    [...tabs].flatMap(([tab, gathered]) =>
      [...new Set(named(gathered))].filter((name) => published.has(name)).map((name) => row(tab, gathered, name)),
    );
  const running = rowsOf((gathered) => gathered.running ?? []);
  const failed = rowsOf((gathered) => gathered.failed);
  const counted = [...counts].flatMap(([key, count]) => {
    const [name = '', what = '', bucket = '0'] = key.split(' ');
    return published.has(name) ? [{ ...partsOf(name), what, bucket: Number(bucket), count }] : [];
  });
  await database.transaction(async (transaction) => {
    const target = [registryTab.tab, registryTab.area, registryTab.buildId];
    // A tab's source is fixed when the build first appears in its plan.
    const witness = sql`coalesce(${registryTab.witness}, excluded.witness)`;
    const shell = sql`coalesce(excluded.shell, ${registryTab.shell})`;
    for (const rows of parts(running.map((each) => ({ ...each, open: true, failed: false }))))
      await transaction
        .insert(registryTab)
        .values(rows)
        .onConflictDoUpdate({ target, set: { seen: time, open: true, witness, shell } });
    for (const rows of parts(failed.map((each) => ({ ...each, open: false, failed: true }))))
      await transaction
        .insert(registryTab)
        .values(rows)
        .onConflictDoUpdate({ target, set: { failed: true, witness } });
    // A build that a tab no longer names is no longer running there.
    const told = [...tabs].filter(([, { running }]) => running).map(([tab]) => tab);
    for (const some of parts(told))
      await transaction
        .update(registryTab)
        .set({ open: false })
        .where(and(inArray(registryTab.tab, some), eq(registryTab.open, true), lt(registryTab.seen, time)));
    for (const rows of parts(counted))
      await transaction
        .insert(registryReport)
        .values(rows)
        .onConflictDoUpdate({
          target: [registryReport.area, registryReport.buildId, registryReport.what, registryReport.bucket],
          set: { count: sql`${registryReport.count} + excluded.count` },
        });
    const at = tickOf(time);
    for (const rows of parts(counted.map((each) => ({ ...each, at }))))
      await transaction
        .insert(registryTick)
        .values(rows)
        .onConflictDoUpdate({
          target: [registryTick.area, registryTick.buildId, registryTick.at, registryTick.what, registryTick.bucket],
          set: { count: sql`${registryTick.count} + excluded.count` },
        });
  });
}

/** Length in ms of the time in which reports are counted together. */
const tickMs = 300_000;
const tickOf = (time: Date) => new Date(Math.floor(time.getTime() / tickMs) * tickMs);

const nameOf = ({ area, buildId }: { area: string; buildId: string }) => `${area}@${buildId}`;
function partsOf(name: string): { area: string; buildId: string } {
  const [area = '', buildId = ''] = name.split('@');
  return { area, buildId };
}

/** Maximum rows of a statement. */
function* parts<Row>(rows: readonly Row[], size = 1_000): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
