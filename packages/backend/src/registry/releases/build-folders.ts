import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressedCopy, encodings } from './compressed-copies.ts';
import { readRecord } from './release-record.ts';
import { getBuild, putBuild, removeBuild } from './remote-builds.ts';
import type { RemoteStore } from './remote-store.ts';
import { faultsOfFile, storedFaults } from './stored-files.ts';
import { hashOf } from './verify-release.ts';

export const recordFile = 'area.json';
/** Builds being received; leftovers of a crash were never offered to anyone. */
export const incoming = '.incoming';

export interface KeptBuild {
  area: string;
  buildId: string;
  /** `area.json`, byte for byte. */
  record: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/** The files of all builds: `<root>/<area>/<buildId>/…`, written once and never changed. */
export interface BuildFolders {
  has(area: string, buildId: string): boolean;
  /** Ensures that a published build is here with exactly this record; false if it is nowhere. */
  bring(area: string, buildId: string, record: string): Promise<boolean>;
  /** Writes a verified build to a temporary folder and moves it in one step. Of an existing build it mends what is damaged. */
  keep(build: KeptBuild): Promise<void>;
  /** Brings a damaged build's files from the store again; false if there is none, or it lacks the build. */
  restore(area: string, buildId: string, record: string): Promise<boolean>;
  /** The faults of a build that is here, in every stored form. */
  faults(area: string, buildId: string, record: string): Promise<string[]>;
  /** Removes a build that nobody may request any more. */
  remove(area: string, buildId: string): Promise<void>;
}

/** With a remote store the folders are a cache: missing builds are downloaded and verified. */
export function buildFolders(root: string, remote?: RemoteStore): BuildFolders {
  const folderOf = (area: string, buildId: string) => join(root, area, buildId);
  const has = (area: string, buildId: string) => existsSync(join(folderOf(area, buildId), recordFile));
  const bringing = new Map<string, Promise<boolean>>();

  async function write({ area, buildId, record, files }: KeptBuild): Promise<void> {
    const place = folderOf(area, buildId);
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
  }

  /** Replaces each damaged file in one step. */
  async function mend({ area, buildId, record, files }: KeptBuild): Promise<void> {
    const place = folderOf(area, buildId);
    const draft = join(root, incoming, `${area}-${buildId}-${crypto.randomUUID()}`);
    try {
      if ((await readFile(join(place, recordFile), 'utf8').catch(() => undefined)) !== record) {
        await mkdir(draft, { recursive: true });
        await writeDurably(join(draft, recordFile), Buffer.from(record));
        await rename(join(draft, recordFile), join(place, recordFile));
      }
      for (const [path, content] of files) {
        const faults = await faultsOfFile(join(place, path), { path, hash: hashOf(content) });
        if (faults.length === 0) continue;
        await mkdir(dirname(join(place, path)), { recursive: true });
        await writeWithCopies(join(draft, path), content);
        for (const ending of ['', ...encodings.map((each) => each.ending)])
          await rename(join(draft, path + ending), join(place, path + ending)).catch((error: NodeJS.ErrnoException) => {
            // Not every file has copies.
            if (error.code !== 'ENOENT') throw error;
          });
      }
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    has,
    async keep(build) {
      if (remote) await putBuild(remote, build);
      if (existsSync(folderOf(build.area, build.buildId))) await mend(build);
      else await write(build);
    },
    async restore(area, buildId, record) {
      const build = remote && (await getBuild(remote, { area, buildId, record }));
      if (build) await mend(build);
      return build !== undefined;
    },
    async faults(area, buildId, record) {
      const read = readRecord(record);
      if (!('release' in read)) return ['its record is damaged in the database'];
      const folder = folderOf(area, buildId);
      const stored = await readFile(join(folder, recordFile), 'utf8').catch(() => undefined);
      const ofRecord = stored === record ? [] : [`${recordFile} ${stored === undefined ? 'is missing' : 'differs from the published one'}`];
      return [...ofRecord, ...(await storedFaults(folder, read.release))];
    },
    async bring(area, buildId, record) {
      if (has(area, buildId)) return true;
      if (!remote) return false;
      const name = `${area}/${buildId}`;
      const fetched = async () => {
        const build = await getBuild(remote, { area, buildId, record });
        if (build) await write(build);
        return has(area, buildId);
      };
      const work = bringing.get(name) ?? fetched();
      bringing.set(name, work);
      return work.finally(() => bringing.delete(name));
    },
    async remove(area, buildId) {
      if (remote) await removeBuild(remote, { area, buildId });
      const gone = join(root, incoming, `${area}-${buildId}-${crypto.randomUUID()}`);
      await mkdir(dirname(gone), { recursive: true });
      // In one step: a partly removed folder would be a broken build.
      await rename(folderOf(area, buildId), gone).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rm(gone, { recursive: true, force: true });
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
