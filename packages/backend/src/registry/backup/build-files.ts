import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordFile } from '../releases/build-folders.ts';
import { readRecord } from '../releases/release-record.ts';
import { getBuild } from '../releases/remote-builds.ts';
import type { RemoteStore } from '../releases/remote-store.ts';
import { fileProblems } from '../releases/verify-release.ts';

interface Published {
  area: string;
  buildId: string;
  record: string;
}

/**
 * The files of a published build, from this node's folder or from where all nodes share them, verified. None for a build
 * that is in neither: it cannot be served either.
 */
export async function readBuildFiles(
  { area, buildId, record }: Published,
  { root, store }: { root: string; store: RemoteStore | undefined },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const read = readRecord(record);
  if (!('release' in read)) return new Map();
  const folder = join(root, area, buildId);
  if ((await readFile(join(folder, recordFile), 'utf8').catch(() => undefined)) === record) {
    const files = new Map<string, Uint8Array>();
    for (const path of Object.keys(read.release.files)) {
      const content = await readFile(join(folder, path)).catch(() => undefined);
      if (content) files.set(path, content);
    }
    if (fileProblems(read.release, files).length === 0) return files;
  }
  return (store && (await getBuild(store, { area, buildId, record }))?.files) ?? new Map();
}
