import { statfs } from 'node:fs/promises';
import type { NodeFacts } from '@portico/area/operator';

/** Less than this is named: builds, uploads and an embedded database need room for hours of work. */
const lowMb = 2_048;

/** Looks at the free space of a folder; the returned function remembers since when it is low. */
export function freeSpaceOf(
  folder: string,
  now: () => Date,
  look: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): () => Promise<NodeFacts['disk']> {
  let lowSince: string | undefined;
  return async () => {
    const found = await look(folder).catch(() => undefined);
    if (!found) return undefined;
    const freeMb = Math.floor((found.bavail * found.bsize) / 1_048_576);
    lowSince = freeMb < lowMb ? (lowSince ?? now().toISOString()) : undefined;
    return { freeMb, ...(lowSince && { lowSince }) };
  };
}
