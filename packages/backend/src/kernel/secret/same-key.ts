import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment/environment.ts';
import { Problem } from '../environment/problem.ts';
import { portalSecret } from './schema.ts';
import { knownSecretKey, type Sealer } from './sealer.ts';

const name = 'secret-key';
const placeOfKey = `portal secret ${name}`;

/**
 * Before anything is sealed or opened: a Problem if this database belongs to another key, or if this node has none. A
 * database that belongs to none yet is accepted.
 */
export async function requireSameKey(
  { database, sealer }: { database: Database; sealer: Sealer },
  environment: Pick<Environment, 'secretKey' | 'dataDirectory'>,
): Promise<void> {
  const [row] = await database.select().from(portalSecret).where(eq(portalSecret.name, name));
  if (!row) return;
  if (knownSecretKey(environment) === undefined)
    throw new Problem(
      'This node has no secret key, and its database was sealed with one. Set PORTICO_SECRET_KEY to the key of the other nodes, or bring the file secret-key of that data directory.',
    );
  try {
    sealer.open(row.value, placeOfKey);
  } catch {
    throw otherKey(sealer);
  }
}

/** Records that this database belongs to this node's key; a Problem if another node was faster with another one. */
export async function rememberKey(
  store: { database: Database; sealer: Sealer },
  environment: Pick<Environment, 'secretKey' | 'dataDirectory'>,
): Promise<void> {
  const value = store.sealer.seal(store.sealer.fingerprint(), placeOfKey);
  await store.database.insert(portalSecret).values({ name, value }).onConflictDoNothing();
  await requireSameKey(store, environment);
}

const otherKey = (sealer: Sealer) =>
  new Problem(
    `This node's secret key (fingerprint ${sealer.fingerprint()}) is not the one that sealed this database. Set PORTICO_SECRET_KEY to the key of the other nodes, or bring the file secret-key of that data directory.`,
  );
