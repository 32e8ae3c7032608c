import type { LoadedPage } from '../areas/loaded-page.ts';
import { matchArea } from '../page-data/match.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { accessAt } from './access-at.ts';

/** The reason why the page on screen must be closed, or undefined while it may stay. */
export function closedFor(pathname: string, page: Pick<LoadedPage, 'area' | 'title' | 'device'>, facts: PortalFacts): string | undefined {
  if (!page.area) return undefined;
  const match = matchArea(facts.wholePlan, pathname);
  // An unpublished area is not a question of rights: its mounted page stays.
  if (!match) return undefined;
  const sign = match.page.module ?? match.area.area;
  if (facts.moduleState(sign) === 'maintenance') return facts.maintenanceText(sign) ?? `「${page.title}」正在维护，请稍后再来。`;
  const away = accessAt({ pathname, search: '' }, page.device, facts).kind === 'redirect' || facts.moduleState(sign) === 'closed';
  return away ? noPermissionText(page.title) : undefined;
}

/** The message for a page that a person may not open. */
export const noPermissionText = (page: string): string => `您没有「${page}」页面的访问权限，请联系管理员申请。`;
