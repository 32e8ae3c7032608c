import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/database/database.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import { forgetSecret } from '../../kernel/secret/shared-secrets.ts';
import { newestRevision } from './activations.ts';
import { type DocumentKey, documentKeyFile, documentKeyName, makeDocumentKey, readDocumentKey } from './document-key.ts';
import { forgedWithoutKey, signStoredActivations } from './documents.ts';
import { registryDocument } from './schema.ts';

interface Signing {
  database: Database;
  sealer: Sealer;
  dataDirectory: string;
  log: Logger;
}

/** The key that signs this registry. An empty registry gets one; in another one a missing key is a ForgedDocument. */
export async function openDocumentKey({ dataDirectory, ...store }: Signing): Promise<DocumentKey> {
  const known = await readDocumentKey(store, dataDirectory);
  if (known) return known;
  // Who can delete the key's row must not get the other rows signed.
  if ((await newestRevision(store.database)) > 0) throw forgedWithoutKey();
  return makeDocumentKey(store);
}

/**
 * Makes another key and signs with it what the rows of the database say is active; links to previews end. Only for an
 * operator, while no node runs.
 */
export async function renewDocumentKey({
  database,
  sealer,
  dataDirectory,
  now,
}: Omit<Signing, 'log'> & { now: Date }): Promise<DocumentKey> {
  const key = await database.transaction(async (transaction) => {
    await transaction.delete(registryDocument);
    await forgetSecret({ database: transaction }, documentKeyName);
    const made = await makeDocumentKey({ database: transaction, sealer });
    await signStoredActivations(transaction, { key: made, time: now });
    return made;
  });
  rmSync(join(dataDirectory, documentKeyFile), { force: true });
  return key;
}
