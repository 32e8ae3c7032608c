import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { backupCall } from '@portico/area/operator';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { openSharedStore } from '../releases/shared-store.ts';
import { packBackup, privateFile } from './backup.ts';

const draft = '.backup-';

/**
 * `POST /ops/backup`: a backup of the running portal. It is written to a file first, because the embedded database
 * serves nobody else while it is read, and a client may be slow.
 */
export function mountBackup(app: Hono<AppEnvironment>, services: PortalServices): void {
  const { environment, log, now } = services;
  void removeDrafts(environment.dataDirectory);
  app.post(backupCall.path, async (context) => {
    const file = join(environment.dataDirectory, `${draft}${crypto.randomUUID()}`);
    const remove = () => rm(file, { force: true });
    try {
      await writeOperation(services, { by: operatorOf(context), action: 'backup', object: 'the portal' });
      const store = await openSharedStore(services);
      await packBackup({ ...services, store, buildsRoot: join(environment.dataDirectory, 'areas'), now: now() }, privateFile(file));
    } catch (error) {
      await remove();
      log.error({ err: error }, 'the backup failed');
      return context.json({ error: `The backup failed: ${(error as Error).message}. Nothing was kept of it.` }, 500);
    }
    const stream = createReadStream(file);
    stream.on('close', () => void remove());
    return context.body(Readable.toWeb(stream) as ReadableStream, 200, { 'content-type': 'application/gzip' });
  });
}

/** What a process left behind that was killed in the middle; the directory is this process's alone. */
async function removeDrafts(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory).catch(() => []);
  for (const name of names) if (name.startsWith(draft)) await rm(join(dataDirectory, name), { force: true });
}
