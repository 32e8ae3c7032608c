import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { openDatabase } from '../../kernel/database/open.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import { requireSameKey } from '../../kernel/secret/same-key.ts';
import { openSealer } from '../../kernel/secret/sealer.ts';
import { openSharedStore } from '../releases/shared-store.ts';
import { type BackedUp, writeBackup } from './write-backup.ts';

/** Packs a backup into a stream, which is ended. */
export async function packBackup(source: BackedUp, target: Writable): Promise<void> {
  const gzip = createGzip();
  const ended = finished(gzip.pipe(target, { end: true }));
  // Seen by the next write, or awaited at the end.
  ended.catch(() => gzip.destroy());
  try {
    await writeBackup(source, async (line) => {
      if (!gzip.write(line)) await Promise.race([once(gzip, 'drain'), ended]);
    });
    gzip.end();
  } catch (error) {
    gzip.destroy();
    target.destroy();
    throw error;
  }
  await ended;
}

/** Writes a backup without a running portal, from the database itself. Embedded, no portal may run. */
export async function backUpDirectly(environment: Environment, target: Writable): Promise<void> {
  const open = await openDatabase(environment);
  try {
    const sealer = openSealer(environment);
    await requireSameKey({ ...open, sealer }, environment);
    const store = await openSharedStore({ environment, ...open });
    await packBackup({ ...open, sealer, store, buildsRoot: join(environment.dataDirectory, 'areas'), now: new Date() }, target);
  } finally {
    await open.close();
  }
}

/** A file that only this account may read. */
export const privateFile = (path: string): Writable => createWriteStream(path, { mode: 0o600, flags: 'wx' });

/** The first part of a backup that has the secrets in it. */
export const packSecrets = (secrets: Readonly<Record<string, string>>): Buffer => gzipSync(`${JSON.stringify({ secrets })}\n`);
