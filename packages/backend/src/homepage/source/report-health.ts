import { hostname } from 'node:os';
import { lt, sql } from 'drizzle-orm';
import { regularly } from '../../kernel/clock/regularly.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import type { ServiceContext } from '../../kernel/services.ts';
import { sourceHealth, sourceHour } from './schema.ts';
import type { RunningSource, Sources } from './sources.ts';

type Store = Pick<ServiceContext, 'database' | 'environment' | 'now' | 'log'> & { sources: Pick<Sources, 'running'> };
const hourMs = 3_600_000;
const keptHours = 48;
const everyMs = 1_000;
/** A state that did not change is written this often. */
const writtenEvery = 15;

export const nodeName = ({ environment }: Pick<Store, 'environment'>): string => `${hostname()}:${environment.port}`;

/** Writes how the sources of this node fared, and adds its answers to those of the hour. */
export async function reportSources(store: Store, running: readonly RunningSource[] = store.sources.running()): Promise<void> {
  const { database, now } = store;
  if (running.length === 0) return;
  const at = now();
  const node = nodeName(store);
  const health = running.map(({ fid, code, state, failures, until, lastGood }) => ({
    node,
    fid,
    code,
    state,
    failures,
    until: until ?? null,
    lastGood: lastGood ?? null,
    at,
  }));
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  const counted = running.flatMap(({ fid, code, takeCounts }) =>
    [...takeCounts()].map(([bucket, { asked, failed }]) => ({ fid, code, hour, bucket, asked, failed })),
  );
  await database
    .insert(sourceHealth)
    .values(health)
    .onConflictDoUpdate({
      target: [sourceHealth.fid, sourceHealth.code, sourceHealth.node],
      set: {
        state: sql`excluded.state`,
        failures: sql`excluded.failures`,
        until: sql`excluded.until`,
        lastGood: sql`coalesce(excluded.last_good, ${sourceHealth.lastGood})`,
        at: sql`excluded.at`,
      },
    });
  if (counted.length === 0) return;
  await database
    .insert(sourceHour)
    .values(counted)
    .onConflictDoUpdate({
      target: [sourceHour.fid, sourceHour.code, sourceHour.hour, sourceHour.bucket],
      set: { asked: sql`${sourceHour.asked} + excluded.asked`, failed: sql`${sourceHour.failed} + excluded.failed` },
    });
}

/** Reports a circuit that opened or closed within a second, and the rest every 15; the returned function stops it. */
export function reportSourcesRegularly(store: Store, changed: (fid: string) => Promise<void>): () => Promise<void> {
  let tick = 0;
  const known = new Map<string, RunningSource['state']>();
  const look = async () => {
    tick += 1;
    const now = store.sources.running();
    const turned = now.filter(({ fid, code, state }) => (known.get(`${fid} ${code}`) === 'open') !== (state === 'open'));
    const all = tick % writtenEvery === 0;
    if (all || turned.length > 0) await reportSources(store, all ? now : turned);
    for (const { fid, code, state } of now) known.set(`${fid} ${code}`, state);
    for (const fid of new Set(turned.map((each) => each.fid))) await changed(fid);
    if (tick % (hourMs / everyMs) === 0) await sweep(store);
  };
  return regularly(everyMs, look, jobFailed(store.log, 'the state of the sources could not be written'));
}

async function sweep({ database, now }: Store): Promise<void> {
  const before = new Date(now().getTime() - keptHours * hourMs);
  await database.delete(sourceHour).where(lt(sourceHour.hour, before));
  await database.delete(sourceHealth).where(lt(sourceHealth.at, before));
}
