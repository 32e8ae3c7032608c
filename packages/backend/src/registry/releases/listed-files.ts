import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { recordFile } from './build-folders.ts';
import { readRecord } from './release-record.ts';

/** What a build's record says of a path: its hash, or that no browser gets it. Undefined: this node lacks the record. */
export type ListedFile = { hash: string } | 'not served';

const maxBuilds = 200;
/** `news/3f2a9c1b4d5e/desktop.js` */
const filePath = /^([a-z][a-z0-9-]*)\/([0-9a-f]{12})\/(.+)$/;

/** Reads what the records of builds say of their files. Records never change, so each is read once. */
export function listedFiles(root: string): (path: string) => Promise<ListedFile | undefined> {
  const records = new LRUCache<string, Promise<ReadonlyMap<string, ListedFile> | undefined>>({ max: maxBuilds });
  return async (path) => {
    const [, area, buildId, file = ''] = filePath.exec(path) ?? [];
    if (area === undefined || buildId === undefined) return 'not served';
    const folder = join(root, area, buildId);
    const known = records.get(folder) ?? readListed(folder);
    records.set(folder, known);
    const listed = await known;
    if (!listed) records.delete(folder);
    return listed && (listed.get(file) ?? 'not served');
  };
}

async function readListed(folder: string): Promise<ReadonlyMap<string, ListedFile> | undefined> {
  const record = await readFile(join(folder, recordFile), 'utf8').catch(() => undefined);
  const read = record === undefined ? undefined : readRecord(record);
  if (!read || !('release' in read)) return undefined;
  const { files, server, serverMap, samples } = read.release;
  return new Map(
    Object.entries(files).map(([path, hash]) => [path, [server, serverMap, samples].includes(path) ? 'not served' : { hash }] as const),
  );
}
