import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its file name in the data directory. */
export const tokenFile = 'ops-token';

/** The first operator's token, in the file `ops-token` of the data directory; created at the first start. */
export function fileToken(dataDirectory: string): string {
  const file = join(dataDirectory, tokenFile);
  try {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Whether both are the same token; constant time. */
export const isSameToken = (sent: string, token: string): boolean => token.length > 0 && timingSafeEqual(digest(sent), digest(token));

const digest = (text: string) => createHash('sha256').update(text).digest();
