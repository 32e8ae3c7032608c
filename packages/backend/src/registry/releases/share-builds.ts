import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../kernel/database/database.ts';
import { recordFile } from './build-folders.ts';
import { readRecord } from './release-record.ts';
import { isStored, putBuild } from './remote-builds.ts';
import type { RemoteStore } from './remote-store.ts';
import { registryRelease } from './schema.ts';

/**
 * Uploads published builds that only this node's folder has: those of a portal that had one node, or another store.
 * Returns how many.
 */
export async function shareBuilds(database: Database, { root, store }: { root: string; store: RemoteStore }): Promise<number> {
  let shared = 0;
  for (const { area, buildId, record } of await database.select().from(registryRelease)) {
    if (await isStored(store, { area, buildId })) continue;
    const folder = join(root, area, buildId);
    const own = await readFile(join(folder, recordFile), 'utf8').catch(() => undefined);
    const read = readRecord(record);
    if (own !== record || !('release' in read)) continue;
    const paths = Object.keys(read.release.files);
    const files = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)));
    await putBuild(store, { area, buildId, record, files });
    shared += 1;
  }
  return shared;
}
