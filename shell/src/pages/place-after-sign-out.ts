import { type Device, entryPaths, isPathOf } from '@portico/area';
import type { TargetMenu } from '../sign-in/redirect-target.ts';

/**
 * Where 退出登录 of an error page leads: /mobile/home on a phone; on a desktop back to the same place if it is an open
 * menu or shows an entry that is known, else to /.
 */
export function placeAfterSignOut({
  path,
  search,
  device,
  menus,
}: {
  path: string;
  search: string;
  device: Device;
  /** The open entries of all levels. */
  menus: readonly TargetMenu[];
}): string {
  if (device === 'mobile') return '/mobile/home';
  const wanted = new URLSearchParams(search).get('pageNavigationId');
  const known = isPathOf(entryPaths, path)
    ? menus.some((menu) => menu.pageNavigationId === wanted)
    : menus.some((menu) => menu.isDefault === 1 && menu.link !== '/' && menu.link === path);
  return known ? path + search : '/';
}
