import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@portico/area/keys';
import type { Logger } from 'pino';
import { Problem } from '../../kernel/environment/problem.ts';
import { offerSecret, readSecret, type SecretStore } from '../../kernel/secret/shared-secrets.ts';

/** The key that signs the registry's own statements: its document and links to previews. All nodes share it. */
export interface DocumentKey {
  /** Twelve hexadecimal digits over the public key. */
  id: string;
  /** The public key as PEM, for verification elsewhere. */
  publicKey: string;
  /** Ed25519, base64url. */
  sign(text: string): string;
  verifies(text: string, signature: string): boolean;
}

/** Where data directories of earlier versions have it: read once and stored in the database, which counts from then on. */
export const documentKeyFile = 'registry-key.pem';
/** Its name among the shared secrets. */
export const documentKeyName = 'registry-key';

/**
 * The key of this database; undefined if there is none. The file of a data directory is stored if the database has none.
 */
export async function readDocumentKey(store: SecretStore & { log: Logger }, dataDirectory: string): Promise<DocumentKey | undefined> {
  const path = join(dataDirectory, documentKeyFile);
  const file = existsSync(path) ? keyOf(readFileSync(path, 'utf8'), path) : undefined;
  const stored = await readSecret(store, documentKeyName);
  if (stored === undefined) return file && keyOf(await offerSecret(store, documentKeyName, readFileSync(path, 'utf8')), 'the database');
  const key = keyOf(stored, 'the database');
  if (file && file.id !== key.id)
    store.log.warn(`${path} is another key (${file.id}) than the database's (${key.id}), which is used. Delete the file.`);
  return key;
}

/** Makes the key of a database that has none; of nodes that start together, one is first. */
export async function makeDocumentKey(store: SecretStore): Promise<DocumentKey> {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  return keyOf(await offerSecret(store, documentKeyName, pem), 'the database');
}

function keyOf(pem: string, where: string): DocumentKey {
  try {
    const key = createPrivateKey(pem);
    const own = createPublicKey(key);
    return {
      id: fingerprint(own),
      publicKey: own.export({ type: 'spki', format: 'pem' }) as string,
      sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
      verifies: (text, signature) => verify(null, Buffer.from(text), own, Buffer.from(signature, 'base64url')),
    };
  } catch {
    throw new Problem(`The registry's key in ${where} is not an Ed25519 key. Bring it from a backup.`);
  }
}
