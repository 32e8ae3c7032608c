import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The keys that may publish an area, as files of the data directory. `keys/news.pem` is a team's private key;
 * `keys/news.pub` and `keys/news.ANYTHING.pub` are public keys that the registry accepts; `….pub.revoked` are refused.
 * An outside team keeps its .pem and hands over the .pub.
 */
export interface AreaKey extends AcceptedKey {
  file: string;
}

/** A public key that the registry knows. */
export interface AcceptedKey {
  /** Twelve hexadecimal digits over the public key. */
  id: string;
  key: KeyObject;
  revoked: boolean;
}

export function areaKeys(folder: string, area: string): AreaKey[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${area}.`) && /^\.([\w-]+\.)?pub(\.revoked)?$/.test(name.slice(area.length)))
    .sort()
    .map((file) => {
      const key = createPublicKey(readFileSync(join(folder, file), 'utf8'));
      return { id: fingerprint(key), key, file, revoked: file.endsWith('.revoked') };
    });
}

/** Creates a key pair and returns the public key's fingerprint; refuses to overwrite one. */
export function createAreaKey(folder: string, area: string): string {
  const privateFile = join(folder, `${area}.pem`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(join(folder, `${area}.pub`), publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  return fingerprint(publicKey);
}

/** Revokes every accepted key of an area and returns the fingerprints. */
export function revokeAreaKeys(folder: string, area: string): string[] {
  const accepted = areaKeys(folder, area).filter((key) => !key.revoked);
  for (const { id, file } of accepted) renameSync(join(folder, file), join(folder, `${area}.${id}.pub.revoked`));
  const privateFile = join(folder, `${area}.pem`);
  if (existsSync(privateFile)) renameSync(privateFile, `${privateFile}.revoked-${accepted[0]?.id ?? 'unknown'}`);
  return accepted.map((key) => key.id);
}

/** Signs a record with the private key of a .pem file. */
export function signRecord(record: string, pem: string): string {
  return sign(null, Buffer.from(record), createPrivateKey(pem)).toString('base64');
}

/** The fingerprint of the key that signed a record, or why the signature is not accepted. */
export function checkSignature(
  record: string,
  { signature, keys, area }: { signature: string; keys: readonly AcceptedKey[]; area: string },
) {
  const signed = keys.find(({ key }) => verify(null, Buffer.from(record), key, Buffer.from(signature, 'base64')));
  if (signed && !signed.revoked) return { keyId: signed.id };
  if (signed) return { problem: `The key ${signed.id} of ${area} was revoked. Make a new one: portico keys new ${area}.` };
  if (!keys.some((key) => !key.revoked))
    return {
      problem: `The registry knows no key of ${area}. Make one (portico keys new ${area}), or bring the team's .pub file (portico keys add ${area} FILE).`,
    };
  return { problem: `The signature is not by a key that may publish ${area}.` };
}

/** Twelve hexadecimal digits over a public key. */
export const fingerprint = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 12);
