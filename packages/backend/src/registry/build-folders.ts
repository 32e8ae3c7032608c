import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Complaint } from '../complaint.ts';
import { compressedCopy, encodings } from './compressed-copies.ts';
import { readRecord } from './release-record.ts';
import { fileComplaints } from './verify-release.ts';

const recordFile = 'area.json';
/** Builds on their way in; whatever a crash leaves there was never offered to anyone. */
const incoming = '.incoming';

/** The files of all builds: `<root>/<area>/<buildId>/…`, written once and never changed. */
export interface BuildFolders {
  has(area: string, buildId: string): boolean;
  /** Sees to it that a build lies here; false where it is nowhere. */
  bring(area: string, buildId: string): Promise<boolean>;
  /** Writes a verified build beside its place and moves it there in one step. A build that is there already stays. */
  keep(build: { area: string; buildId: string; record: string; files: ReadonlyMap<string, Uint8Array> }): Promise<void>;
}

export function buildFolders(root: string): BuildFolders {
  const folderOf = (area: string, buildId: string) => join(root, area, buildId);
  return {
    has: (area, buildId) => existsSync(join(folderOf(area, buildId), recordFile)),
    bring: async (area, buildId) => existsSync(join(folderOf(area, buildId), recordFile)),
    async keep({ area, buildId, record, files }) {
      const place = folderOf(area, buildId);
      if (existsSync(place)) return;
      const draft = join(root, incoming, `${area}-${buildId}-${crypto.randomUUID()}`);
      try {
        await mkdir(draft, { recursive: true });
        await Promise.all([...files].map(([path, content]) => writeWithCopies(join(draft, path), content)));
        await writeDurably(join(draft, recordFile), Buffer.from(record));
        await mkdir(dirname(place), { recursive: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Another publisher of the same build was faster; both were verified against the same record.
        if (!existsSync(join(place, recordFile))) throw error;
      }
    },
  };
}

async function writeWithCopies(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeDurably(path, content);
  for (const { name, ending } of encodings) {
    const copy = await compressedCopy(path, content, name);
    if (copy) await writeDurably(path + ending, copy);
  }
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads every build at start. A Complaint names the ones that are not whole; nothing is changed. */
export async function checkBuildFolders(root: string): Promise<void> {
  const faults: string[] = [];
  for (const area of await foldersOf(root))
    for (const buildId of await foldersOf(join(root, area))) {
      const fault = await faultOf(join(root, area, buildId), { area, buildId });
      if (fault) faults.push(`${area}/${buildId} (${fault})`);
    }
  if (faults.length === 0) return;
  const one = faults.length === 1;
  throw new Complaint(
    `The registry folder ${root} holds ${one ? 'a build that is' : 'builds that are'} not whole: ${faults.join(', ')}. Delete ${
      one ? 'that folder' : 'those folders'
    } and publish the build again.`,
  );
}

/** Clears what a crash left half way in. Call it while no other process publishes into this folder. */
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
  return fileComplaints(release, files)[0]?.replace(/\.$/, '');
}

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
}
