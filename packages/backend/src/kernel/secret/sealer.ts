import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import { shortFingerprint } from './fingerprint.ts';

const cipher = 'aes-256-gcm';
/** The prefix of a sealed value. */
export const sealedMark = 'sealed:1:';
const [keyLength, nonceLength, tagLength] = [32, 12, 16];

/**
 * Seals partners' secrets, so that a copy of the database alone opens none of them. `place` is the value's location:
 * moved elsewhere it does not open.
 */
export interface Sealer {
  seal(text: string, place: string): string;
  /** Returns a value that was never sealed unchanged. Throws if the key is another one, or the value was changed. */
  open(text: string, place: string): string;
  /** Tells whether two nodes have the same key. */
  keyFingerprint(): string;
}
const isSealed = (text: string) => text.startsWith(sealedMark);

/** AES-256-GCM with the operator's key, else with a key in the data directory that is created on first use. */
export function openSealer({ secretKey, dataDirectory }: Pick<Environment, 'secretKey' | 'dataDirectory'>): Sealer {
  let known: Buffer | undefined;
  const key = () => {
    known ??= Buffer.from(secretKey ?? keyOfDirectory(dataDirectory), 'base64');
    return known;
  };
  return {
    keyFingerprint: () => shortFingerprint(key().toString('base64')),
    seal(text, place) {
      if (isSealed(text)) return text;
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, key(), nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return sealedMark + Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, place) {
      if (!isSealed(text)) return text;
      const bytes = Buffer.from(text.slice(sealedMark.length), 'base64url');
      const opening = createDecipheriv(cipher, key(), bytes.subarray(0, nonceLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      return Buffer.concat([opening.update(bytes.subarray(nonceLength + tagLength)), opening.final()]).toString('utf8');
    },
  };
}

function keyOfDirectory(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret-key');
  try {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, `${randomBytes(keyLength).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
