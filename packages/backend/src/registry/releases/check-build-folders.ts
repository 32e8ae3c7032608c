import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../kernel/environment/problem.ts';
import { incoming, recordFile } from './build-folders.ts';
import { readRecord } from './release-record.ts';
import { fileProblems } from './verify-release.ts';

/** Reads every build at start. A Problem names broken ones; nothing is changed. */
export async function checkBuildFolders(root: string): Promise<void> {
  const faults: string[] = [];
  for (const area of await foldersOf(root))
    for (const buildId of await foldersOf(join(root, area))) {
      const fault = await faultOf(join(root, area, buildId), { area, buildId });
      if (fault) faults.push(`${area}/${buildId} (${fault})`);
    }
  if (faults.length === 0) return;
  const one = faults.length === 1;
  throw new Problem(
    `The registry folder ${root} holds ${one ? 'a build that is' : 'builds that are'} not whole: ${faults.join(', ')}. Delete ${
      one ? 'that folder' : 'those folders'
    } and publish the build again.`,
  );
}

/** Removes a crash's leftovers. Call it while no other process publishes into this folder. */
export const clearIncoming = (root: string): Promise<void> => rm(join(root, incoming), { recursive: true, force: true });

async function faultOf(folder: string, names: { area: string; buildId: string }): Promise<string | undefined> {
  const record = await readFile(join(folder, recordFile), 'utf8').catch(() => undefined);
  if (record === undefined) return `${recordFile} is missing`;
  const read = readRecord(record);
  if (!('release' in read)) return `${recordFile} is damaged`;
  const { release } = read;
  if (release.area !== names.area || release.buildId !== names.buildId) return `it says that it is ${release.area}/${release.buildId}`;
  const files = new Map<string, Uint8Array>();
  for (const path of Object.keys(release.files)) {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (content) files.set(path, content);
  }
  return fileProblems(release, files)[0]?.replace(/\.$/, '');
}

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
}
