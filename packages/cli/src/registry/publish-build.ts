import { signRecord } from '@portico/area/keys';
import type { PublishedBuild } from '@portico/area/operator';
import type { BuiltArea } from './built-area.ts';
import type { PortalAddress } from './portal-address.ts';
import { registryClient } from './registry-client.ts';

/** Signs a build and sends it to the registry: teams, operators and `npm start` all publish this way. */
export function publishBuild(
  portal: PortalAddress,
  build: BuiltArea,
  { checkOnly = false, force = false, despiteOpenTabs = false } = {},
): Promise<PublishedBuild> {
  const signature = signRecord(build.record, portal.key(build.area));
  return registryClient(portal).publish({ ...build, signature, checkOnly, force, despiteOpenTabs });
}
