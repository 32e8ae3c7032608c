import type { MenuItem } from '@portico/contracts';

const ownOrigin = 'https://portal.invalid';
const neverTargets = /^\/(login|logout|cas-login|auth-login|mobile-login|qr-code-login|wechat-login|api-login|error)(\/|$)/;

/**
 * The address to go to after signing in: used only if it is a page of the open menus or below one (readings 5), else
 * the first menu entry. Anything that could leave the site ends at the menu.
 */
export function redirectTarget({
  redirect,
  menus,
  otherwise,
  mobile,
}: {
  redirect: string | null;
  menus: readonly Pick<MenuItem, 'link' | 'mobileLink' | 'isDefault'>[];
  otherwise: string;
  mobile: boolean;
}): string {
  if (!redirect || redirect.length > 2_000 || !redirect.startsWith('/')) return otherwise;
  let address: URL;
  try {
    address = new URL(redirect, ownOrigin);
  } catch {
    return otherwise;
  }
  if (address.origin !== ownOrigin || neverTargets.test(address.pathname)) return otherwise;
  const within = (link: string | undefined) =>
    !!link && link !== '/' && (address.pathname === link || address.pathname.startsWith(`${link}/`));
  const listed = menus.some((menu) => menu.isDefault === 1 && (within(menu.link) || within(menu.mobileLink)));
  return listed || (mobile && /^\/mobile(\/|$)/.test(address.pathname)) ? address.pathname + address.search : otherwise;
}
