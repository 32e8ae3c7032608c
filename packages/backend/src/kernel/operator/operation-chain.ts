import { createHash } from 'node:crypto';
import type { LogFault } from '@portico/area/operator';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { regularly } from '../clock/regularly.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Sealer } from '../secret/sealer.ts';
import { operationChain, operationEntry } from './schema.ts';

interface Store {
  database: Database;
  sealer: Sealer;
}
type Row = typeof operationEntry.$inferSelect;
/** What `verifyChain` found. */
export interface ChainReport {
  ok: boolean;
  /** Chained rows that stand. */
  rows: number;
  lastId?: number;
  /** The first position that differs. */
  broken?: { no: number; id?: number; what: LogFault };
}

/** Interval in ms at which new rows are chained. */
const chainEvery = 1_000;
const batch = 1_000;
const start = { no: 0, hash: '' };
const one = eq(operationChain.id, 1);

/** Chains the rows that no node has chained yet: an act never waits for another one's hash. Returns how many. */
export function chainOperations({ database, sealer }: Store): Promise<number> {
  return database.transaction(async (transaction) => {
    const fresh = await transaction
      .select()
      .from(operationEntry)
      .where(isNull(operationEntry.chainNo))
      .orderBy(asc(operationEntry.id))
      .limit(batch);
    if (fresh.length === 0) return 0;
    // One node at a time; its rows may be another node's by now.
    const ends = await lockEnds(transaction, sealer);
    const open = await transaction
      .select()
      .from(operationEntry)
      .where(isNull(operationEntry.chainNo))
      .orderBy(asc(operationEntry.id))
      .limit(batch);
    let { no, hash } = ends.head;
    for (const row of open) {
      no += 1;
      hash = hashOf(row, { no, before: hash });
      await transaction.update(operationEntry).set({ chainNo: no, hash }).where(eq(operationEntry.id, row.id));
    }
    await transaction
      .update(operationChain)
      .set({ headNo: no, headHash: sealed(sealer, { no, hash }, 'head') })
      .where(one);
    return open.length;
  });
}

/** Computes every hash again. */
export async function verifyChain({ database, sealer }: Store): Promise<ChainReport> {
  const [ends] = await database.select().from(operationChain).where(one);
  if (!ends) {
    const [chained] = await database
      .select({ no: operationEntry.chainNo })
      .from(operationEntry)
      .where(isNotNull(operationEntry.chainNo))
      .limit(1);
    return chained ? { ok: false, rows: 0, broken: { no: 0, what: 'anchor' } } : { ok: true, rows: 0 };
  }
  let { no, hash } = start;
  try {
    ({ no, hash } = opened(sealer, { no: ends.anchorNo, hash: ends.anchorHash }, 'anchor'));
  } catch {
    return { ok: false, rows: 0, broken: { no: ends.anchorNo, what: 'anchor' } };
  }
  let rows = 0;
  let lastId: number | undefined;
  const at = () => ({ rows, ...(lastId !== undefined && { lastId }) });
  for (;;) {
    const part = await database
      .select()
      .from(operationEntry)
      .where(and(gt(operationEntry.chainNo, no), lte(operationEntry.chainNo, ends.headNo)))
      .orderBy(asc(operationEntry.chainNo))
      .limit(batch);
    for (const row of part) {
      if (row.chainNo !== no + 1) return { ok: false, ...at(), broken: { no: no + 1, what: 'missing' } };
      no += 1;
      hash = hashOf(row, { no, before: hash });
      if (hash !== row.hash) return { ok: false, ...at(), broken: { no, id: row.id, what: 'changed' } };
      rows += 1;
      lastId = row.id;
    }
    if (part.length < batch) break;
  }
  if (no < ends.headNo) return { ok: false, ...at(), broken: { no: no + 1, what: 'missing' } };
  const head = (() => {
    try {
      return opened(sealer, { no: ends.headNo, hash: ends.headHash }, 'head');
    } catch {
      return undefined;
    }
  })();
  if (head?.hash !== hash) return { ok: false, ...at(), broken: { no, what: 'end' } };
  return { ok: true, ...at() };
}

/** Deletes rows from before a moment; the last one's hash stays as the chain's anchor. */
export function sweepOperations({ database, sealer }: Store, before: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const ends = await lockEnds(transaction, sealer);
    const [{ first } = { first: null }] = await transaction
      .select({ first: sql<number | null>`min(${operationEntry.chainNo})::int` })
      .from(operationEntry)
      .where(sql`${operationEntry.time} >= ${before.toISOString()}`);
    const last = (first ?? ends.head.no + 1) - 1;
    const [row] = await transaction.select().from(operationEntry).where(eq(operationEntry.chainNo, last));
    if (!row?.hash) return;
    await transaction.delete(operationEntry).where(lte(operationEntry.chainNo, last));
    const anchor = { no: last, hash: row.hash };
    await transaction
      .update(operationChain)
      .set({ anchorNo: last, anchorHash: sealed(sealer, anchor, 'anchor') })
      .where(one);
  });
}

/** Chains new rows every second; the returned function stops it and waits for what is running. */
export function chainRegularly(store: Store, report: (error: unknown) => void): () => Promise<void> {
  return regularly(chainEvery, () => chainOperations(store), report);
}

async function lockEnds(transaction: Transaction, sealer: Sealer) {
  const empty = { anchorNo: 0, anchorHash: sealed(sealer, start, 'anchor'), headNo: 0, headHash: sealed(sealer, start, 'head') };
  await transaction
    .insert(operationChain)
    .values({ id: 1, ...empty })
    .onConflictDoNothing();
  const [ends] = await transaction.select().from(operationChain).where(one).for('update');
  if (!ends) throw new Error('operation_chain has no row.');
  return { head: opened(sealer, { no: ends.headNo, hash: ends.headHash }, 'head') };
}

interface End {
  no: number;
  hash: string;
}
const sealed = (sealer: Sealer, { no, hash }: End, which: string) => sealer.seal(`${no} ${hash}`, `operation chain ${which} ${no}`);
function opened(sealer: Sealer, { no, hash }: End, which: string): End {
  const [, text = ''] = sealer.open(hash, `operation chain ${which} ${no}`).split(' ');
  return { no, hash: text };
}

/** Everything that a row says, and the hash of the one before. */
function hashOf({ chainNo: _no, hash: _hash, time, ...row }: Row, { no, before }: { no: number; before: string }): string {
  return createHash('sha256')
    .update(stable({ ...row, time: time.toISOString(), no, previous: before }))
    .digest('hex');
}

/** JSON whose names are in order: the database orders them differently than a program. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
