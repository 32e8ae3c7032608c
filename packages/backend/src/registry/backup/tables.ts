import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { migrationsFolder } from '../../kernel/database/migrations.ts';

/** A table of the portal, for backup and restore. */
export interface StoredTable {
  name: string;
  /** Rows are read a few at a time: each may have a file in it. */
  hasBytes: boolean;
}
type Reader = Database | Transaction;

/** Where builds are stored for all nodes: a backup has their files once, whatever stores them. */
const storeTables = ['registry_file', 'registry_content'];
/** What a node says of itself while it runs. */
const passingTables = ['registry_node'];

/** The tables that a backup has, the referenced ones first. */
export async function backedUpTables(reader: Reader): Promise<StoredTable[]> {
  const tables = (await allTables(reader)).filter(({ name }) => !storeTables.includes(name) && !passingTables.includes(name));
  const references = await rowsOf<{ name: string; target: string }>(
    reader,
    sql`select conrelid::regclass::text as name, confrelid::regclass::text as target from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const sorted: StoredTable[] = [];
  const add = (table: StoredTable) => {
    if (sorted.includes(table)) return;
    for (const { target } of references.filter(({ name, target }) => name === table.name && target !== name)) {
      const found = tables.find(({ name }) => name === target);
      if (found) add(found);
    }
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}

/** The portal's tables. Others in the same database are not its own. */
export async function allTables(reader: Reader): Promise<StoredTable[]> {
  const own = new Set(
    readMigrationFiles({ migrationsFolder }).flatMap((migration) =>
      migration.sql.flatMap((statement) => /^\s*CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/.exec(statement)?.[1] ?? []),
    ),
  );
  const found = await rowsOf<StoredTable>(
    reader,
    sql`select t.tablename as name, exists (select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.tablename and c.data_type = 'bytea') as "hasBytes" from pg_tables t where t.schemaname = 'public' order by t.tablename`,
  );
  return found.filter(({ name }) => own.has(name));
}

/** Rows of a query, on both engines. */
export async function rowsOf<Row>(reader: Reader, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await reader.execute(query)) as unknown as { rows: Row[] }).rows;
}
