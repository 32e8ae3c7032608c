import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@portico/area/keys';
import { Problem } from '../../kernel/environment/problem.ts';

/** The key that signs the registry's own statements: its document and links to previews. */
export interface DocumentKey {
  /** Twelve hexadecimal digits over the public key. */
  id: string;
  /** True if it was just created: this data directory has signed nothing before. */
  fresh: boolean;
  /** The public key as PEM, for verification elsewhere. */
  publicKey: string;
  /** Ed25519, base64url. */
  sign(text: string): string;
  verifies(text: string, signature: string): boolean;
}

/** Its file name in the data directory. All nodes of one database need the same file. */
export const documentKeyFile = 'registry-key.pem';

export function openDocumentKey(dataDirectory: string): DocumentKey {
  const file = join(dataDirectory, documentKeyFile);
  let fresh = true;
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    fresh = false;
  }
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'));
    const own = createPublicKey(key);
    return {
      id: fingerprint(own),
      fresh,
      publicKey: own.export({ type: 'spki', format: 'pem' }) as string,
      sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
      verifies: (text, signature) => verify(null, Buffer.from(text), own, Buffer.from(signature, 'base64url')),
    };
  } catch {
    throw new Problem(`${file} is not an Ed25519 key. Bring the file from a backup or from another node.`);
  }
}
