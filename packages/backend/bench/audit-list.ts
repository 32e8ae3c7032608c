import { addDays, dayOf } from '@portico/contracts/time';
import { sql } from 'drizzle-orm';
import type { Standing } from '../src/console/act/standing.ts';
import { conditionsOf, type Filters } from '../src/console/log/conditions.ts';
import { fewOf, newestActs, newestSignIns } from '../src/console/log/read-log.ts';
import { auditEntry } from '../src/kernel/audit/schema.ts';
import { operationEntry } from '../src/kernel/operator/schema.ts';
import { openThrowaway } from '../src/testing/engines.ts';
import { logFilters, writeManyActs } from '../src/testing/many-acts.ts';

/**
 * `node packages/backend/bench/audit-list.ts [rows]`: the time of each filter of the audit log, list and count, on a
 * database of its own at PORTICO_TEST_DATABASE_URL. The limit is a p95 of 50 ms with 1,000,000 rows in each log.
 */
const url = process.env.PORTICO_TEST_DATABASE_URL;
if (!url) throw new Error('PORTICO_TEST_DATABASE_URL is not set.');
const rows = Number(process.argv[2] ?? 1_000_000);
const repeats = 40;
const limitMs = 50;

const open = await openThrowaway(url, { seeded: true });
try {
  const { database } = open;
  await writeManyActs(database, rows);
  await database.execute(sql`vacuum operation_entry`);
  await database.execute(sql`vacuum audit_entry`);
  const today = dayOf(new Date());
  const ask = async (filter: Partial<Filters>, fid: string) => {
    const standing = { fid, isEditorOnly: false, visitor: { person: { id: 'x' } } } as unknown as Standing;
    const { acts, signIns } = conditionsOf({ from: addDays(today, -179), to: today, ...filter }, standing);
    const began = performance.now();
    await Promise.all([
      ...acts.flatMap((where) => [newestActs(database, where, 20), fewOf(database, operationEntry, where)]),
      ...signIns.flatMap((where) => [newestSignIns(database, where, 20), fewOf(database, auditEntry, where)]),
    ]);
    return performance.now() - began;
  };
  let slow = 0;
  for (const [name, filter] of Object.entries(logFilters(today))) {
    const times: number[] = [];
    for (let at = 0; at < repeats; at += 1) times.push(await ask(filter, `1000${1 + (at % 6)}`));
    const sorted = times.sort((one, other) => one - other);
    const [p50 = 0, p95 = 0] = [sorted[Math.floor(repeats * 0.5)], sorted[Math.ceil(repeats * 0.95) - 1]];
    if (p95 > limitMs) slow += 1;
    console.log(`${p95 > limitMs ? '✗' : '✓'} ${name.padEnd(26)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
  process.exitCode = slow > 0 ? 1 : 0;
} finally {
  await open.close();
}
