import { useDevice, usePerson, useSchool } from '@portico/session';
import { useMenus } from '../frame/frame-facts.ts';
import { firstMenu, mobileHome } from '../viewport/viewport.ts';
import { redirectTarget } from './redirect-target.ts';

/** Where a person goes after signing in: the wanted page if it is one of the menus', else the first of them. */
export function useFirstPlace(redirect: string | null): string {
  const menus = useMenus();
  const { fid } = useSchool();
  const mobile = useDevice() === 'mobile';
  const { isGuest } = usePerson();
  const otherwise = mobile ? mobileHome(fid) : menus.length ? firstMenu(menus, isGuest) : '/home';
  return redirectTarget({ redirect, menus, otherwise, mobile });
}
