import { type Device, entryAddress, isPathOf, plainPaths } from '@portico/area';

/** The mobile frame is used up to this width, 900 px included. */
export const breakpoint = 900;

/** `/mobile` itself and below it, never `/mobiles`. */
export const isMobilePath = (path: string): boolean => /^\/mobile(\/|$)/.test(path);

/** The fields of a menu entry that decide its target. */
export interface MenuTarget {
  link: string;
  isDefault: 0 | 1;
  isFrame: 0 | 1;
  pageNavigationId: string;
}

export interface ViewportFacts {
  path: string;
  width: number;
  fid: string;
  /** The entries that this visitor may open, in order. */
  menus: readonly MenuTarget[];
  guest: boolean;
}

export type ViewportDecision = { kind: 'stay' } | { kind: 'replace'; to: string };

const stay: ViewportDecision = { kind: 'stay' };

export const deviceOfWidth = (width: number): Device => (width > breakpoint ? 'desktop' : 'mobile');

/** Decides whether an address fits the window; the decision for its target is always "stay". */
export function resolveViewport({ path, width, fid, menus, guest }: ViewportFacts): ViewportDecision {
  // The root decides by itself.
  if (path === '/' || isPathOf(plainPaths, path)) return stay;
  const wide = width > breakpoint;
  if (wide && isMobilePath(path)) return { kind: 'replace', to: firstMenu(menus, guest) };
  if (!wide && !isMobilePath(path)) return { kind: 'replace', to: mobileHome(fid) };
  return stay;
}

/** The target of `/`. */
export function resolveRoot({ width, fid, menus, guest }: Omit<ViewportFacts, 'path'>): string {
  return width > breakpoint ? firstMenu(menus, guest) : mobileHome(fid);
}

/** Compared as text: ids are strings. */
export const mobileHome = (fid: string): string => (String(fid) === '331906' ? '/mobile/personal-center' : '/mobile/home');

/** The target of the first open menu entry; custom entries open in the frame or behind the interstitial. */
export function firstMenu(menus: readonly MenuTarget[], guest: boolean): string {
  for (const menu of menus) {
    if (menu.isDefault !== 1) return entryAddress(menu);
    // A built-in entry that leads to a mobile page or to the root would redirect a desktop endlessly.
    if (menu.link.startsWith('/') && menu.link !== '/' && !isMobilePath(menu.link)) return menu.link;
  }
  return guest ? '/login' : '/error?code=1001';
}
