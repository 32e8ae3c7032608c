import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlannedArea } from '@portico/area';
import { hashOf } from '../../registry/releases/verify-release.ts';

/** Reads the server's build of an area, held once more against the hash that was published with it. */
export function serverBuilds(areasFolder: string): (planned: PlannedArea) => Promise<string> {
  return async ({ area, buildId, server, files }) => {
    if (server === undefined) throw new Error(`${area}@${buildId} has no build for the server.`);
    const content = await readFile(join(areasFolder, area, buildId, server));
    if (hashOf(content) !== files[server]) throw new Error(`${area}@${buildId}: ${server} differs from its hash.`);
    return content.toString();
  };
}
