import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import type { HomepageContext } from '../context.ts';
import { type SourceRow, source } from './schema.ts';

/** A row's stored form; header values in it are sealed. */
export const sourceVersion = ({ name, kind, offers, http, paused }: SourceRow): string =>
  createHash('sha256')
    .update(JSON.stringify([name, kind, offers, http, paused]))
    .digest('hex')
    .slice(0, 16);

export interface SourceChange {
  fid: string;
  code: string;
  by: Actor;
  action: 'source.save' | 'source.retry' | 'source.pause';
  checkOnly: boolean;
  /** The row that is to stand, made of the stored one; header values are sealed in both. */
  make(stored: SourceRow | undefined): SourceRow;
}

/** Changes one source with a row of the log; every node reads it again within a second. */
export async function changeSource(
  { database, schools, now }: Pick<HomepageContext, 'database' | 'schools' | 'now'>,
  { fid, code, by, action, checkOnly, make }: SourceChange,
): Promise<{ actId: number; row: SourceRow }> {
  const done = await rehearse(database, checkOnly, async (transaction) => {
    const before = await readStored(transaction, { fid, code });
    const row = make(before);
    const { fid: _fid, code: _code, ...set } = row;
    await transaction
      .insert(source)
      .values(row)
      .onConflictDoUpdate({ target: [source.fid, source.code], set });
    const operation = { by, action, object: code, objectName: row.name, fid, before: before ? said(before) : null, after: said(row) };
    return { row, actId: await writeOperation({ database: transaction, now }, operation) };
  });
  if (!checkOnly) await schools.changed(fid);
  return done;
}

async function readStored(transaction: Transaction, { fid, code }: { fid: string; code: string }): Promise<SourceRow | undefined> {
  const [row] = await transaction
    .select()
    .from(source)
    .where(and(eq(source.fid, fid), eq(source.code, code)))
    .for('update');
  return row;
}

/** What the log says of a source: of a header its name alone. */
function said({ name, kind, offers, http, paused }: SourceRow): object {
  return { name, kind, offers, paused, ...(http && { http: withoutValues(http) }) };
}

export function withoutValues<Http extends { headers?: Record<string, string> }>(http: Http): Http {
  return { ...http, headers: Object.fromEntries(Object.keys(http.headers ?? {}).map((name) => [name, ''])) };
}
