import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { incoming, recordFile } from './build-folders.ts';
import { readRecord } from './release-record.ts';

/** Folders that held no build, for operators to look at. */
export const setAside = '.set-aside';

/**
 * Moves folders without a readable record away, at start: they are leftovers or damaged, and nothing of them can be
 * served. The portal still starts; a build that is needed is brought from the store, or published again.
 */
export async function checkBuildFolders(root: string, log: Logger): Promise<void> {
  for (const area of await foldersOf(root))
    for (const buildId of await foldersOf(join(root, area))) {
      const fault = await faultOf(join(root, area, buildId), { area, buildId });
      if (fault === undefined) continue;
      const place = join(root, setAside, `${area}-${buildId}-${crypto.randomUUID()}`);
      await mkdir(dirname(place), { recursive: true });
      await rename(join(root, area, buildId), place);
      log.error({ build: `${area}@${buildId}`, fault, movedTo: place }, 'a folder that holds no whole build was set aside');
    }
}

/** Removes a crash's leftovers. Call it while no other process publishes into this folder. */
export const clearIncoming = (root: string): Promise<void> => rm(join(root, incoming), { recursive: true, force: true });

async function faultOf(folder: string, names: { area: string; buildId: string }): Promise<string | undefined> {
  const record = await readFile(join(folder, recordFile), 'utf8').catch(() => undefined);
  if (record === undefined) return `${recordFile} is missing`;
  const read = readRecord(record);
  if (!('release' in read)) return `${recordFile} is damaged`;
  const { area, buildId } = read.release;
  return area === names.area && buildId === names.buildId ? undefined : `it says that it is ${area}/${buildId}`;
}

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
}
