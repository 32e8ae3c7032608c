import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';

/** Columns that an export omits: secrets, sealed or hashed, and files with their own address. */
const hidden = ['content', 'secret', 'id_token_sealed'];

/**
 * Every table with an owner, found in the database itself: a new subject is exported and deleted without being listed
 * here. The convention is the column `person_id`.
 */
async function personalTables(database: Database | Transaction): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'person_id' order by table_name`,
  );
  return found.map(({ name }) => name);
}

export async function readPersonalRecords(database: Database, personId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const table of await personalTables(database)) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      database,
      sql`select to_jsonb(each) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(table)} as each where each.person_id = ${personId}`,
    );
    if (rows.length > 0) records[table] = rows.map(({ row }) => withoutHashes(row));
  }
  return records;
}

export async function deletePersonalRecords(transaction: Transaction, personId: string): Promise<void> {
  for (const table of await personalTables(transaction)) {
    await transaction.execute(sql`delete from ${sql.identifier(table)} where person_id = ${personId}`);
  }
}

const withoutHashes = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_hash')));

async function rowsOf<Row>(database: Database | Transaction, query: SQL): Promise<Row[]> {
  return ((await database.execute(query)) as { rows: Row[] }).rows;
}
