import type { Device } from '@portico/area';
import type { MenuItem } from '@portico/contracts';
import { matchArea } from '../page-data/match.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { type AccessDecision, decideAccess, type MenuPath } from './access.ts';

/** Applies the access rules to an address for this visitor. */
export function accessAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>, device: Device, facts: PortalFacts): AccessDecision {
  const match = matchArea(facts.wholePlan, pathname);
  // With the initial password nothing is open except changing it, on the login page.
  if (match && facts.person.mustChangePassword) return { kind: 'redirect', to: `/login?redirect=${encodeURIComponent(pathname + search)}` };
  return decideAccess({
    path: pathname,
    address: pathname + search,
    device,
    guest: facts.person.isGuest,
    page: match && { membersOnly: match.page.membersOnly ?? false, module: facts.moduleState(match.page.module ?? match.area.area) },
    knownMenus: menuPaths(facts.knownMenus),
    openMenus: menuPaths(facts.openMenus),
  });
}

const menuPaths = (menus: readonly MenuItem[]): MenuPath[] =>
  menus.flatMap((menu) => [menu, ...(menu.children ?? [])]).map((menu) => ({ ...menu, path: menu.path || menu.link }));
