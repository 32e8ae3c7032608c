import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlannedArea } from '@portico/area';
import { hashOf } from '../../registry/releases/verify-release.ts';

/**
 * Reads an area's server build and checks it again against its published hash. `restore` may bring a damaged build again,
 * and returns whether it did.
 */
export function serverBuilds(
  areasFolder: string,
  restore: (area: string, buildId: string) => Promise<boolean> = async () => false,
): (planned: PlannedArea) => Promise<string> {
  return async ({ area, buildId, server, files }) => {
    if (server === undefined) throw new Error(`${area}@${buildId} has no build for the server.`);
    const read = async () => {
      const content = await readFile(join(areasFolder, area, buildId, server)).catch(() => undefined);
      return content && hashOf(content) === files[server] ? content.toString() : undefined;
    };
    const code = (await read()) ?? ((await restore(area, buildId)) ? await read() : undefined);
    if (code === undefined) throw new Error(`${area}@${buildId}: ${server} is missing or differs from its hash.`);
    return code;
  };
}
