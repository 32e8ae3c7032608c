import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { Problem } from '../environment/problem.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations.ts';

/** Any number that only the portal uses: two nodes that start together migrate one after the other. */
const migrationLock = 7_061_207;

/** Opens a PostgreSQL server's database. */
export async function openServer(url: string): Promise<OpenDatabase> {
  // A bigram search with a cached generic plan falls back to a sequential scan.
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c plan_cache_mode=force_custom_plan',
  });
  // The pool replaces a lost idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for one that a transaction holds: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof Problem ? error : unusable(url, error);
  }
  return { database: drizzle(pool), engine: 'server', close: () => pool.end() };
}

/** A Problem if the server does not accept a connection. Nothing is changed. */
export async function requireServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw unusable(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const unusable = (url: string, error: unknown) =>
  new Problem(`The database ${withoutPassword(url)} cannot be used (${reason(error)}). Check DATABASE_URL and that the server runs.`);

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const database = drizzle(client);
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    try {
      await refuseNewerSchema(database);
      await migrate(database, { migrationsFolder });
    } finally {
      await database.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    }
  } finally {
    client.release();
  }
}

function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    return 'of DATABASE_URL';
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (message || code || 'no answer').split('\n')[0] ?? '';
}
