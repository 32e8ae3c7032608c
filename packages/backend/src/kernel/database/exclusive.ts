import pg from 'pg';
import { Problem } from '../environment/problem.ts';

/** Any number that only the portal uses: each running node holds it shared, a restore alone. */
const runningLock = 7_061_209;

/** Marks this connection's node as running. A Problem while the database is being restored. */
export async function markRunning(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock_shared($1) as locked', [runningLock]);
  if (!rows[0]?.locked) throw new Problem('The database is being restored. Start this node again when the restore has ended.');
}

/** Runs while no node of the database does. A Problem if one runs. */
export async function whileNoNodeRuns<Result>(databaseUrl: string | undefined, work: () => Promise<Result>): Promise<Result> {
  // The embedded database is locked by its directory.
  if (!databaseUrl) return work();
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [runningLock]);
    if (!rows[0]?.locked) throw new Problem('A node of this database is running. Stop all nodes first.');
    return await work();
  } finally {
    await client.end();
  }
}
