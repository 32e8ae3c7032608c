import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { migrationsFolder } from '../../kernel/database/migrations.ts';
import { buildFolders } from '../releases/build-folders.ts';
import { readRecord } from '../releases/release-record.ts';
import type { RemoteStore } from '../releases/remote-store.ts';
import { registryRelease } from '../releases/schema.ts';
import { fileProblems } from '../releases/verify-release.ts';
import { contentOf } from './read-backup.ts';
import { allTables, rowsOf } from './tables.ts';

/**
 * Replaces the database's content by that of a checked backup, in one transaction: the tables are made as they were for
 * its version, filled, and brought up to date by the next start.
 */
export async function restoreRows(database: Database, { file, schema }: { file: string; schema: number }): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { name } of await allTables(transaction)) await transaction.execute(sql`drop table ${sql.identifier(name)} cascade`);
    await migrateTo(transaction, schema);
    for await (const line of contentOf(file)) {
      if (!('table' in line)) continue;
      const table = sql.identifier(line.table);
      await transaction.execute(
        sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${`[${line.rows.join(',')}]`}::jsonb)`,
      );
    }
    await moveSequences(transaction);
  });
}

/** Applies migrations up to the one of the backup, and records them as Drizzle does. */
async function migrateTo(transaction: Transaction, schema: number): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await transaction.execute(sql`delete from drizzle.__drizzle_migrations`);
  for (const migration of readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= schema)) {
    for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

/** New rows must not get the ids of restored ones. */
async function moveSequences(transaction: Transaction): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string; sequence: string }>(
    transaction,
    sql`select table_name as "table", column_name as "column", pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence from information_schema.columns where table_schema = 'public' and column_default like 'nextval(%'`,
  );
  for (const { table, column, sequence } of columns)
    await transaction.execute(
      sql`select setval(${sequence}::regclass, coalesce(max(${sql.identifier(column)}), 0) + 1, false) from ${sql.identifier(table)}`,
    );
}

/** Stores the builds of a checked backup where this portal has them. Builds are few and small enough to be read one by one. */
export async function restoreBuilds(
  database: Database,
  { file, root, store }: { file: string; root: string; store: RemoteStore | undefined },
): Promise<number> {
  const records = new Map((await database.select().from(registryRelease)).map((row) => [`${row.area}/${row.buildId}`, row]));
  const folders = buildFolders(root, store);
  let stored = 0;
  let current: { name: string; files: Map<string, Uint8Array> } | undefined;
  const keep = async () => {
    const row = current && records.get(current.name);
    const read = row && readRecord(row.record);
    if (!current || !row || !read || !('release' in read) || fileProblems(read.release, current.files).length > 0) return;
    await folders.keep({ area: row.area, buildId: row.buildId, record: row.record, files: current.files });
    stored += 1;
  };
  for await (const line of contentOf(file)) {
    if (!('build' in line)) continue;
    if (current?.name !== line.build) {
      await keep();
      current = { name: line.build, files: new Map() };
    }
    current.files.set(line.file, Buffer.from(line.content, 'base64'));
  }
  await keep();
  return stored;
}
