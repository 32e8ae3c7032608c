import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Faults of the registry's document, verified with the key of the data directory if available. */
export function faultOfDocument(
  { document, signature, publicKey }: { document?: string; signature?: string; publicKey: string },
  { dataDirectory, revision }: { dataDirectory: string; revision: number },
): string | undefined {
  if (document === undefined || signature === undefined) return revision === 0 ? undefined : 'there is none.';
  const own = join(dataDirectory, 'registry-key.pem');
  const key = createPublicKey(existsSync(own) ? readFileSync(own, 'utf8') : publicKey);
  if (!verify(null, Buffer.from(document), key, Buffer.from(signature, 'base64url')))
    return 'its signature is not by this portal’s key. Somebody changed the database, or registry-key.pem is another node’s.';
  const signed = (JSON.parse(document) as { revision: number }).revision;
  return signed < revision ? `the portal serves revision ${revision}, signed is ${signed}.` : undefined;
}

/** Private keys in the data directory, if it is available, that others could read. */
export function faultOfKeys(dataDirectory: string): string | undefined {
  const folder = join(dataDirectory, 'keys');
  if (!existsSync(folder)) return undefined;
  const open = readdirSync(folder).filter((file) => file.endsWith('.pem') && (statSync(join(folder, file)).mode & 0o077) !== 0);
  return open.length > 0 ? `others on this machine may read ${open.join(', ')}. chmod 600 them.` : undefined;
}
