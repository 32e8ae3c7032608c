import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Problem } from '../environment/problem.ts';
import type { Database } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** A database that a newer portal has migrated is left alone: this program would write what the newer one cannot read. */
export async function refuseNewerSchema(database: Database): Promise<void> {
  if ((await newestApplied(database)) > newestKnown()) {
    throw new Problem(
      'The database belongs to a newer version of the portal. Start that version, or restore the backup from before the update into an empty database.',
    );
  }
}

/** The newest migration of this program. */
export function newestKnown(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] };
  return Math.max(0, ...journal.entries.map((entry) => entry.when));
}

/** The newest migration of a database; 0 for an empty one. */
export async function newestApplied(database: Database): Promise<number> {
  const [table] = await rowsOf<{ name: string | null }>(database, sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!table?.name) return 0;
  const [row] = await rowsOf<{ newest: string | number | null }>(
    database,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.newest ?? 0);
}

async function rowsOf<Row>(database: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await database.execute(query)) as { rows: Row[] };
  return result.rows;
}
