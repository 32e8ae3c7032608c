import { createHash } from 'node:crypto';
import type { PlannedArea } from '@portico/area';
import type { PortalAddress } from '../registry/portal-address.ts';

/** Faults of a build as browsers get it. */
export async function faultOfFiles({ url }: PortalAddress, { base, files }: PlannedArea): Promise<string | undefined> {
  for (const [path, hash] of Object.entries(files)) {
    const response = await fetch(url + base + path);
    if (!response.ok) return `${path} answers ${response.status}. Publish the build again.`;
    const found = `sha384-${createHash('sha384')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('base64')}`;
    if (found !== hash) return `${path} differs from its hash. Something between registry and browser changes files.`;
  }
  return undefined;
}
