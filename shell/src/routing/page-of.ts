import type { Device } from '@portico/area';
import type { LoadedPage } from '../areas/loaded-page.ts';
import { type AreaMatch, matchArea } from '../page-data/match.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { loadMaintenance, loadNotFound, type ShellPage, shellPageAt, standInChunks } from './shell-pages.ts';

/** The page without its content. */
interface Framed {
  page: Omit<LoadedPage, 'content' | 'key'>;
}
export interface AreaPageOf extends Framed {
  match: AreaMatch;
  shellPage?: undefined;
}
export interface ShellPageOf extends Framed {
  match?: undefined;
  shellPage: Pick<ShellPage, 'load' | 'calls' | 'chunks'>;
}
/** The page at an address: an area's, or one of the shell's own. */
export type PageOf = AreaPageOf | ShellPageOf;

/** Finds the page at an address; pure, the same on server and browser. */
export function pageOf(path: string, device: Device, facts: PortalFacts): PageOf {
  const match = matchArea(facts.plan, path);
  if (match) {
    const { route } = match;
    const { quiet = false } = match.page;
    const wanted = route.layout ?? (match.device === 'mobile' ? 'mobile' : 'default');
    // Templates 2 and 3 use the secondary layout; template 1 keeps the default one with a breadcrumb.
    const layout = wanted === 'pctpl2' && facts.school.template === 1 ? 'default' : wanted;
    const page = {
      title: match.page.title,
      device: match.device,
      layout,
      hideFooter: route.hideFooter ?? false,
      disablePullRefresh: route.disablePullRefresh ?? quiet,
      quiet,
      keepalive: route.keepalive ?? false,
      secondary: route.secondary ?? false,
      params: match.params,
    };
    if (facts.moduleState(match.page.module ?? match.area.area) === 'maintenance')
      return { shellPage: { load: loadMaintenance, chunks: standInChunks }, page: { ...page, keepalive: false, standIn: 'maintenance' } };
    return { match, page: { ...page, area: match.area.area, buildId: match.area.buildId } };
  }
  const own = shellPageAt(path);
  const shellPage = own ?? { load: loadNotFound, chunks: standInChunks };
  const layout = device === 'mobile' && own?.layout !== 'view' ? 'mobile' : (own?.layout ?? 'default');
  return {
    shellPage,
    page: {
      title: own?.title ?? '页面不存在',
      device,
      layout,
      hideFooter: false,
      disablePullRefresh: true,
      keepalive: false,
      secondary: false,
      ...(!own && { standIn: 'not-found' }),
      params: {},
    },
  };
}
