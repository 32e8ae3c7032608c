import { signRecord } from '@portico/area/keys';
import type { BuiltArea } from './built-area.ts';
import type { PortalAddress } from './portal-address.ts';
import { registryClient } from './registry-client.ts';

/** Signs a build and sends it to the registry: teams, operators and `npm start` all publish this way. */
export function publishBuild(
  portal: PortalAddress,
  build: BuiltArea,
  { checkOnly = false, despiteOpenTabs = false } = {},
): Promise<{ already: boolean }> {
  const signature = signRecord(build.record, portal.key(build.area));
  return registryClient(portal).publish({ ...build, signature, checkOnly, despiteOpenTabs });
}
