import type { authContract, OutputOf } from '@portico/contracts';
import { firstMenu, mobileHome } from '../viewport/viewport.ts';
import { redirectTarget, type TargetMenu } from './redirect-target.ts';

type LoginRedirect = OutputOf<typeof authContract.loginRedirect>;

export interface PlaceFacts {
  redirect: string | null;
  /** The school's setting; absent if it could not be loaded. */
  loginRedirect: LoginRedirect | undefined;
  /** The entries that the person may open, of all levels. */
  menus: readonly TargetMenu[];
  unlisted: (path: string) => boolean;
  mobile: boolean;
  fid: string;
  /** The page that the person has chosen to start on. */
  start?: string | undefined;
}

/**
 * A valid redirect, else the school's configured entry, else the person's own start page, else the first menu entry, else
 * /home (readings 6).
 */
export function placeAfterSignIn({ redirect, loginRedirect, menus, unlisted, mobile, fid, start }: PlaceFacts): string {
  const wanted = redirectTarget({ redirect, menus, unlisted }) ?? setPlace(loginRedirect, { menus, mobile });
  return wanted ?? start ?? firstPlace({ menus, mobile, fid });
}

function setPlace(wanted: LoginRedirect | undefined, { menus, mobile }: Pick<PlaceFacts, 'menus' | 'mobile'>): string | undefined {
  if (wanted?.loginRedirectType !== '1') return undefined;
  const menu = menus.find((entry) => entry.pageNavigationId === wanted.redirectNavigation);
  if (!menu) return undefined;
  return mobile && menu.isDefault === 1 ? menu.mobileLink : firstMenu([menu], false);
}

function firstPlace({ menus, mobile, fid }: Pick<PlaceFacts, 'menus' | 'mobile' | 'fid'>): string {
  if (mobile) return mobileHome(fid);
  return menus.length > 0 ? firstMenu(menus, false) : '/home';
}
