import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { portalSecret } from './schema.ts';
import type { Sealer } from './sealer.ts';

export interface SecretStore {
  database: Database | Transaction;
  sealer: Sealer;
}
const placeOf = (name: string) => `portal secret ${name}`;

/** A secret that all nodes share; undefined if none is stored. */
export async function readSecret({ database, sealer }: SecretStore, name: string): Promise<string | undefined> {
  const [row] = await database.select().from(portalSecret).where(eq(portalSecret.name, name));
  return row && sealer.open(row.value, placeOf(name));
}

/** Stores a secret if there is none, and returns the stored one: of nodes that start together, one is first. */
export async function offerSecret(store: SecretStore, name: string, text: string): Promise<string> {
  const value = store.sealer.seal(text, placeOf(name));
  await store.database.insert(portalSecret).values({ name, value }).onConflictDoNothing();
  return (await readSecret(store, name)) as string;
}

/** Forgets a secret; the next start makes another one, or takes the one of its data directory. */
export async function forgetSecret({ database }: Pick<SecretStore, 'database'>, name: string): Promise<void> {
  await database.delete(portalSecret).where(eq(portalSecret.name, name));
}
