import type { Page } from '@portico/area';
import { isAtWorkersPath, type OfflineWord, offlineModule } from '../kept/kept-protocol.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';

/** What a page says to the offline worker; nothing where no worker is. */
export function offlineWord(
  path: string,
  { page, facts }: { page: Page | undefined; facts: Pick<PortalFacts, 'openModules' | 'person' | 'wholePlan'> },
): OfflineWord | undefined {
  if (!isAtWorkersPath(path)) return undefined;
  if (!facts.openModules.has(offlineModule)) return 'off';
  const isKept = page?.offline !== undefined && !facts.person.isGuest && facts.wholePlan.preview === undefined;
  return isKept ? 'keep' : 'pass';
}
