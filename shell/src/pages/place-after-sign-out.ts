import { type Device, entryPaths, isPathOf } from '@portico/area';
import type { TargetMenu } from '../sign-in/redirect-target.ts';

/**
 * The target of 退出登录 on an error page: /mobile/home on a phone; on a desktop the same page if it is an open menu or
 * shows a known entry, else /.
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
