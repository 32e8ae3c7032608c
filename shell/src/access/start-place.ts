import { matchArea } from '../page-data/match.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { outsideMenus } from './access.ts';

type StartFacts = Pick<PortalFacts, 'menus' | 'plan'> & { person: Pick<PortalFacts['person'], 'startPath'> };

/** The page that the person has chosen to start on; undefined where none is chosen, or it is not open any more. */
export function startPlace({ person: { startPath }, menus, plan }: StartFacts, mobile: boolean): string | undefined {
  if (!startPath) return undefined;
  const menu = menus.find((entry) => entry.isDefault === 1 && entry.link === startPath);
  if (!menu && !outsideMenus.test(startPath)) return undefined;
  const path = mobile ? (menu?.mobileLink ?? `/mobile${startPath}`) : startPath;
  return matchArea(plan, path) ? path : undefined;
}
