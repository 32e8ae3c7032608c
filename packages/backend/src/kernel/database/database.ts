import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;
/** Both engines, as queries see them. Inside a transaction use its own handle: PGlite has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database and how to close it. */
export interface OpenDatabase {
  database: Database;
  /** The engine's name, for diagnosis. */
  engine: 'embedded' | 'server';
  close(): Promise<void>;
}
