import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAreaKey } from '@portico/area/keys';
import type { Listing } from '@portico/area/operator';
import { Fault } from '../fault.ts';
import { readBuiltArea } from '../registry/built-area.ts';
import type { PortalAddress } from '../registry/portal-address.ts';
import { publishBuild } from '../registry/publish-build.ts';
import { registryClient } from '../registry/registry-client.ts';

/**
 * Publishes the workspace's builds the same way as teams and operators. Activates a build only if this start published
 * it, or if its area has none: an operator's activations and rollbacks stay.
 */
export async function bringAreas(portal: PortalAddress, folders: readonly string[], tell: (line: string) => void): Promise<void> {
  const client = registryClient(portal);
  const listing = await client.list();
  const builds = folders.map(readBuiltArea);
  const fresh = builds.filter((build) => !isPublished(listing, build));
  if (fresh.length > 0) tell(`Publishing ${fresh.map(({ area }) => area).join(', ')} …`);
  for (const build of fresh) {
    if (!existsSync(join(portal.dataDirectory, 'keys', `${build.area}.pem`))) createAreaKey(join(portal.dataDirectory, 'keys'), build.area);
    // Shell and areas change together here; tabs of the previous shell keep their builds.
    await publishBuild(portal, build, { despiteOpenTabs: true }).catch((error: Error) => {
      throw new Fault(`${build.area}@${build.buildId} is refused by the registry:\n${error.message}`);
    });
  }
  for (const build of builds.filter((each) => fresh.includes(each) || activeBuild(listing, each.area) === undefined)) {
    const { revision } = await client.activate({ area: build.area, buildId: build.buildId });
    tell(`${build.area}@${build.buildId} is published and active (revision ${revision}).`);
  }
  for (const build of builds.filter((each) => !fresh.includes(each))) {
    const active = activeBuild(listing, build.area);
    if (active !== undefined && active !== build.buildId)
      tell(
        `Visitors see ${build.area}@${active}, which an operator chose; the sources are ${build.area}@${build.buildId}. To show them: npm run portico activate ${build.area}@${build.buildId}`,
      );
  }
}

const isPublished = ({ releases }: Listing, { area, buildId }: { area: string; buildId: string }) =>
  releases.some((release) => release.area === area && release.buildId === buildId);
/** Everyone's build of an area. */
const activeBuild = ({ activations }: Listing, area: string): string | undefined =>
  activations.find((each) => each.area === area && each.school === null && each.share === null && each.preview === null)?.buildId;
