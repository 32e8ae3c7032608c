import { type Device, entryPaths, isPathOf } from '@portico/area';

/** The state of a page's module for this visitor. */
export type ModuleState = 'open' | 'maintenance' | 'closed';

/** The fields of a menu entry that access depends on. */
export interface MenuPath {
  path: string;
  /** 1 built in, 0 the school's own. */
  isDefault: 0 | 1;
  isLogin: 0 | 1;
}

export interface AccessFacts {
  path: string;
  /** Path and query to return to after signing in. */
  address: string;
  device: Device;
  guest: boolean;
  /** The area's page at this path, open or not; absent for the shell's own pages and unknown paths. */
  page: { membersOnly: boolean; module: ModuleState } | undefined;
  /** Every entry for this kind of person, including those that need signing in. */
  knownMenus: readonly MenuPath[];
  /** The entries that this visitor may open. */
  openMenus: readonly MenuPath[];
}

/** Whether a visitor may open an address; the server also refuses the data. */
export type AccessDecision = { kind: 'stay' } | { kind: 'redirect'; to: string };

/** Desktop pages of the frame that guests cannot open. */
const membersOnDesktop = ['/search', ...entryPaths];
/** Pages without a menu entry, linked by the frame. */
export const outsideMenus = /^\/(search|personal-center)(\/|$)/;
/** Tab bar entries that are checked even if the school lacks them. */
const mainPages = /^\/mobile\/(news|work)(\/|$)/;
const neverForGuests = /^\/(mobile\/)?personal-center(\/|$)/;

const stay: AccessDecision = { kind: 'stay' };

export function decideAccess(facts: AccessFacts): AccessDecision {
  return facts.device === 'desktop' ? onDesktop(facts) : onMobile(facts);
}

function onDesktop(facts: AccessFacts): AccessDecision {
  const { path, guest, page, knownMenus, openMenus } = facts;
  if (guest) {
    const wanted = isPathOf(membersOnDesktop, path) || knownMenus.some((menu) => menu.isLogin === 1 && leadsTo(menu, path));
    return wanted || needsMember(facts) ? signIn(facts) : stay;
  }
  if (!page) return stay;
  const listed = outsideMenus.test(path) || openMenus.some((menu) => leadsTo(menu, path));
  if (listed && page.module !== 'closed') return stay;
  return { kind: 'redirect', to: `/error?code=1004&redirect=${encodeURIComponent(facts.address)}` };
}

function onMobile(facts: AccessFacts): AccessDecision {
  const { path, guest, page } = facts;
  const lacking = (!page && mainPages.test(path)) || page?.module === 'closed';
  if (guest) return needsMember(facts) || (lacking && mainPages.test(path)) ? signIn(facts) : stay;
  return lacking ? { kind: 'redirect', to: `/mobile/no-permission?redirect=${encodeURIComponent(facts.address)}` } : stay;
}

const needsMember = ({ page, path }: AccessFacts): boolean => !!page?.membersOnly || neverForGuests.test(path);

const signIn = ({ address }: AccessFacts): AccessDecision => ({
  kind: 'redirect',
  to: `/login?redirect=${encodeURIComponent(address)}`,
});

/** A built-in entry leads to its path and everything below it. */
const leadsTo = (menu: MenuPath, path: string): boolean => menu.isDefault === 1 && (path === menu.path || path.startsWith(`${menu.path}/`));
