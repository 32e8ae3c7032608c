import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlannedArea } from '@portico/area';
import { hashOf } from '../../registry/releases/verify-release.ts';

/** Reads an area's server build and checks it again against its published hash. */
export function serverBuilds(areasFolder: string): (planned: PlannedArea) => Promise<string> {
  return async ({ area, buildId, server, files }) => {
    if (server === undefined) throw new Error(`${area}@${buildId} has no build for the server.`);
    const content = await readFile(join(areasFolder, area, buildId, server));
    if (hashOf(content) !== files[server]) throw new Error(`${area}@${buildId}: ${server} differs from its hash.`);
    return content.toString();
  };
}
