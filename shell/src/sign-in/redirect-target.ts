import { entryPaths, isPathOf, plainPaths } from '@portico/area';
import type { MenuItem } from '@portico/contracts';

const ownOrigin = 'https://portal.invalid';
const longest = 2_000;

const neverTarget = (pathname: string) => plainPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

export type TargetMenu = Pick<MenuItem, 'link' | 'mobileLink' | 'isDefault' | 'isFrame' | 'pageNavigationId'>;

/**
 * The redirect after signing in: valid only for a page of the open menus or below one (readings 5), the page of one of
 * the school's own entries, or a page that the frame links to. Undefined for anything else, above all for other sites.
 */
export function redirectTarget({
  redirect,
  menus,
  unlisted,
}: {
  redirect: string | null;
  menus: readonly TargetMenu[];
  /** Whether a path is a page without a menu entry, such as search. */
  unlisted: (path: string) => boolean;
}): string | undefined {
  if (!redirect || redirect.length > longest || !redirect.startsWith('/')) return undefined;
  let address: URL;
  try {
    address = new URL(redirect, ownOrigin);
  } catch {
    return undefined;
  }
  const { pathname, search, searchParams } = address;
  if (address.origin !== ownOrigin || pathname.startsWith('//') || neverTarget(pathname)) return undefined;
  const within = (link: string | undefined) => !!link && link !== '/' && (pathname === link || pathname.startsWith(`${link}/`));
  const listed = isPathOf(entryPaths, pathname)
    ? menus.some((menu) => menu.isDefault === 0 && menu.pageNavigationId === searchParams.get('pageNavigationId'))
    : menus.some((menu) => menu.isDefault === 1 && (within(menu.link) || within(menu.mobileLink)));
  return listed || unlisted(pathname) ? pathname + search : undefined;
}
