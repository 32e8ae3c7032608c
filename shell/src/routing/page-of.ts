import type { Device } from '@portico/area';
import type { LoadedPage } from '../areas/loaded-page.ts';
import { type AreaMatch, matchArea } from '../page-data/match.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { loadMaintenance, type ShellPage, shellPageAt } from './shell-pages.ts';

/** The page at an address: an area's, one of the shell's own, or none. */
export interface PageOf {
  match?: AreaMatch;
  shellPage?: Pick<ShellPage, 'load' | 'calls' | 'chunks'>;
  /** The page without its content. */
  page: Omit<LoadedPage, 'content' | 'key'>;
}

/** Finds the page at an address; pure, the same on server and browser. */
export function pageOf(path: string, device: Device, facts: PortalFacts): PageOf {
  const match = matchArea(facts.plan, path);
  if (match) {
    const { route } = match;
    const wanted = route.layout ?? (match.device === 'mobile' ? 'mobile' : 'default');
    // Templates 2 and 3 use the secondary layout; template 1 keeps the default one with a breadcrumb.
    const layout = wanted === 'pctpl2' && facts.school.template === 1 ? 'default' : wanted;
    const page = {
      title: match.page.title,
      device: match.device,
      layout,
      hideFooter: route.hideFooter ?? false,
      disablePullRefresh: route.disablePullRefresh ?? false,
      keepalive: route.keepalive ?? false,
      secondary: route.secondary ?? false,
      params: match.params,
    };
    if (facts.moduleState(match.page.module ?? match.area.area) === 'maintenance')
      return { shellPage: { load: loadMaintenance }, page: { ...page, keepalive: false } };
    return { match, page: { ...page, area: match.area.area, buildId: match.area.buildId } };
  }
  const shellPage = shellPageAt(path);
  const layout = device === 'mobile' && shellPage?.layout !== 'view' ? 'mobile' : (shellPage?.layout ?? 'default');
  return {
    shellPage,
    page: {
      title: shellPage?.title ?? '页面不存在',
      device,
      layout,
      hideFooter: false,
      disablePullRefresh: true,
      keepalive: false,
      secondary: false,
      params: {},
    },
  };
}
