import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInMemory } from '../src/kernel/database/embedded.ts';
import { openServer } from '../src/kernel/database/server.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { startBenchPortal } from './portal-process.ts';
import { measureSearch } from './search-time.ts';
import { measureRefusedSignIns } from './sign-in-time.ts';
import { benchCalls, type Measured, measureCall } from './throughput.ts';

/** Of the prepared answer; the embedded engine's own share is of what the server reaches. */
const [leastShare, leastEmbedded, mostSpread, maxSearchLength] = [0.7, 0.5, 5, 10];

/**
 * `pnpm bench api`: public lists and configuration compared with a prepared answer of the same framework, on the
 * embedded engine and on a PostgreSQL server (an empty database at `databaseUrl`); search over 50,000 notices; the time
 * of a wrong password compared with that of an unknown account. Says whether every limit is met.
 */
export async function measureApi({ databaseUrl }: { databaseUrl: string | undefined }): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  let holds = true;
  const judge = (text: string, good: boolean) => {
    holds &&= good;
    console.log(`${good ? '✓' : '✗'} ${text}`);
  };
  const shares = new Map<string, number>();
  try {
    for (const engine of databaseUrl ? (['PostgreSQL', 'embedded'] as const) : (['embedded'] as const)) {
      const isServer = engine === 'PostgreSQL';
      const portal = await startBenchPortal({ PORTICO_DATA: folder, ...(isServer && databaseUrl && { DATABASE_URL: databaseUrl }) });
      for (const call of benchCalls) {
        const measured = await measureCall(portal, call);
        const share = measured.call / measured.baseline;
        if (isServer) shares.set(call.name, share);
        const least = isServer ? leastShare : leastEmbedded * (shares.get(call.name) ?? leastShare);
        judge(line(engine, measured), share >= least && measured.p99 <= mostSpread * measured.p50);
      }
      await portal.stop();
    }
    for (const open of [databaseUrl ? await openServer(databaseUrl) : undefined, await openInMemory()]) {
      if (!open) continue;
      await seedDemo(open.database, new Date());
      const { p50, p95, worst } = await measureSearch(open);
      const engine = open.engine === 'server' ? 'PostgreSQL' : 'embedded';
      judge(
        `${engine}: search over 50,000 notices p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (slowest: ${worst})`,
        p95 <= maxSearchLength,
      );
      const ratio = await measureRefusedSignIns(open);
      judge(`${engine}: a wrong password takes ${ratio.toFixed(2)} times as long as an unknown account`, Math.abs(ratio - 1) <= 0.1);
      await open.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (!databaseUrl) console.log('- PostgreSQL: not measured, there is none on this machine');
  return holds;
}

const line = (engine: string, { name, call, baseline, p50, p99 }: Measured) =>
  `${engine}: ${name} ${call.toFixed(0)}/s, ready answer ${baseline.toFixed(0)}/s, share ${(call / baseline).toFixed(2)}; p50 ${p50} ms, p99 ${p99} ms`;
