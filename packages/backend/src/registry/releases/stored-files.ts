import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@portico/area';
import { encodings, unpacked } from './compressed-copies.ts';
import { hashOf } from './verify-release.ts';

/** The faults of every stored form of a build's files: the plain ones and their compressed copies. */
export async function storedFaults(folder: string, { files }: Pick<Release, 'files'>): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, hash] of Object.entries(files)) faults.push(...(await faultsOfFile(join(folder, path), { path, hash })));
  return faults;
}

/** The faults of one file. A copy that is missing is none: it is made when it is asked for. */
export async function faultsOfFile(file: string, { path, hash }: { path: string; hash: string }): Promise<string[]> {
  const plain = await readFile(file).catch(() => undefined);
  const faults = plain ? (hashOf(plain) === hash ? [] : [`${path} differs from its hash`]) : [`${path} is missing`];
  for (const { name, ending } of encodings) {
    const copy = await readFile(file + ending).catch(() => undefined);
    if (copy && !(await isWholeCopy(copy, { encoding: name, hash }))) faults.push(`${path}${ending} differs from its hash`);
  }
  return faults;
}

/** Whether a compressed copy holds the content with this hash. */
export async function isWholeCopy(
  copy: Uint8Array,
  { encoding, hash }: { encoding: (typeof encodings)[number]['name']; hash: string },
): Promise<boolean> {
  return unpacked(copy, encoding).then(
    (content) => hashOf(content) === hash,
    () => false,
  );
}
