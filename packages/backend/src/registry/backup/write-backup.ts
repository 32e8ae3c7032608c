import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { newestApplied } from '../../kernel/database/migrations.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import type { RemoteStore } from '../releases/remote-store.ts';
import { registryRelease } from '../releases/schema.ts';
import { type BackupHead, type BackupLine, backupFormat } from './backup-format.ts';
import { readBuildFiles } from './build-files.ts';
import { backedUpTables, rowsOf } from './tables.ts';

export interface BackedUp {
  database: Database;
  sealer: Sealer;
  /** The folder of this node's builds, and where all nodes share them. */
  buildsRoot: string;
  store: RemoteStore | undefined;
  now: Date;
}

/** Rows of one statement. */
const [manyRows, fewRows] = [500, 20];

/**
 * Writes a backup, line by line, as the database was at one moment. Embedded, nothing else uses the database meanwhile:
 * `write` must not wait for a slow reader.
 */
export async function writeBackup(
  { database, sealer, buildsRoot, store, now }: BackedUp,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const send = (line: BackupLine | BackupHead) => write(`${JSON.stringify(line)}\n`);
  await database.transaction(
    async (transaction) => {
      // Times as text must not depend on the server's settings.
      await transaction.execute(sql`set local timezone to 'UTC'`);
      const schema = await newestApplied(transaction);
      await send({ portico: 'backup', format: backupFormat, time: now.toISOString(), schema, key: sealer.fingerprint() });
      let rows = 0;
      for (const table of await backedUpTables(transaction))
        for await (const batch of batchesOf(transaction, table)) {
          rows += batch.length;
          await send({ table: table.name, rows: batch });
        }
      let files = 0;
      for (const { area, buildId, record } of await transaction.select().from(registryRelease)) {
        const found = await readBuildFiles({ area, buildId, record }, { root: buildsRoot, store });
        for (const [file, content] of found)
          await send({ build: `${area}/${buildId}`, file, content: Buffer.from(content).toString('base64') });
        files += found.size;
      }
      await send({ end: true, rows, files });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A table's rows as JSON that PostgreSQL wrote: no type loses anything on the way. */
async function* batchesOf(transaction: Transaction, { name, hasBytes }: { name: string; hasBytes: boolean }): AsyncGenerator<string[]> {
  await transaction.execute(sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(name)} t`);
  for (;;) {
    const batch = await rowsOf<{ row: string }>(transaction, sql.raw(`fetch ${hasBytes ? fewRows : manyRows} from backup_rows`));
    if (batch.length === 0) break;
    yield batch.map(({ row }) => row);
  }
  await transaction.execute(sql`close backup_rows`);
}
