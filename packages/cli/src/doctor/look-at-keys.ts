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

/** Faults of the areas' keys, if the data directory is available. */
export function faultOfKeys(areas: readonly string[], dataDirectory: string): string | undefined {
  const folder = join(dataDirectory, 'keys');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder);
  const open = files.filter((file) => file.endsWith('.pem') && (statSync(join(folder, file)).mode & 0o077) !== 0);
  if (open.length > 0) return `others on this machine may read ${open.join(', ')}. chmod 600 them.`;
  const without = areas.filter((area) => !files.some((file) => file.startsWith(`${area}.`) && file.endsWith('.pub')));
  return without.length > 0 ? `nobody may publish ${without.join(', ')}: portico keys new ${without[0]}.` : undefined;
}
