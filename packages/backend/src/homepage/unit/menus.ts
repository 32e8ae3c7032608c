import { entryAddress } from '@portico/area';
import type { MenuItem } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeLink } from '../../kernel/content/safe-target.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { HomepageContext } from '../context.ts';
import { consoleModule, isConsoleOpen } from './console-access.ts';
import { isModuleOpen } from './modules.ts';
import { menuEntry } from './schema.ts';

type Row = typeof menuEntry.$inferSelect;
type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;

/**
 * `menus`: all entries for this kind of person, including those that need signing in, so that the shell can redirect a
 * guest to the login. `openMenus`: what is shown and opened now. Both omit entries of modules that are off.
 */
export async function menusOf(
  store: Store,
  visitor: Pick<Visitor, 'school' | 'userType' | 'person'>,
): Promise<{ menus: MenuItem[]; openMenus: MenuItem[] }> {
  const { school, userType } = visitor;
  const rows = await store.schools.remember(school, 'menus', () =>
    store.database
      .select()
      .from(menuEntry)
      .where(eq(menuEntry.fid, school.fid))
      .orderBy(menuEntry.sort, menuEntry.id)
      .then((found) => found.flatMap(safeEntry)),
  );
  const known: Row[] = [];
  for (const row of rows) {
    // A guest may be a student who has not signed in: students' pages count as pages that need signing in.
    const seen = isVisible(row, userType) || (userType === 'GUEST' && row.isLogin === 1 && isVisible(row, 'STUDENT'));
    const asMember = userType === 'GUEST' && row.isLogin === 1 ? { school, userType: 'STUDENT' as const } : visitor;
    if (seen && (!row.module || (await isModuleOpen(store, asMember, row.module)))) known.push(row);
  }
  const open = known.filter((row) => row.isLogin === 0 || visitor.person !== null);
  const [menus, openMenus] = [tree(known), tree(open)];
  const console = await consoleEntry(store, visitor);
  return { menus: [...menus, ...console], openMenus: [...openMenus, ...console] };
}

/** 管理台, last, for people with a grant in a school that has the console. */
async function consoleEntry(store: Store, visitor: Pick<Visitor, 'school' | 'userType' | 'person'>): Promise<MenuItem[]> {
  if (!(await isConsoleOpen(store, visitor))) return [];
  const entry = { id: 'console', name: '管理台', icon: 'gear', link: '/console', path: '/console', mobileLink: '/mobile/console' };
  return [
    { ...entry, isDefault: 1, isLogin: 1, isFrame: 0, pageNavigationId: 'console', sort: 999, terminal: 'all', module: consoleModule },
  ];
}

/** An entry without a valid address is omitted; one without https opens in a new tab and not in a frame. */
function safeEntry(row: Row): Row[] {
  const link = safeLink(row.link);
  if (!link || !safeLink(row.path)) return [];
  const mobileLink = row.mobileLink && (safeLink(row.mobileLink) || null);
  if (row.isFrame === 0 || link.startsWith('https:')) return [{ ...row, link, mobileLink }];
  return [{ ...row, link, mobileLink, isFrame: 0, path: link.startsWith('/') ? link : entryAddress({ pageNavigationId: row.id }) }];
}

function tree(rows: Row[]): MenuItem[] {
  return rows
    .filter((row) => row.parentId === null)
    .map((row) => {
      const children = rows.filter((child) => child.parentId === row.id).map(item);
      return { ...item(row), ...(children.length > 0 && { children }) };
    });
}

function item(row: Row): Omit<MenuItem, 'children'> {
  return {
    id: row.id,
    name: row.name,
    ...(row.icon && { icon: row.icon }),
    link: row.link,
    path: row.path,
    isDefault: row.isDefault,
    isLogin: row.isLogin,
    isFrame: row.isFrame,
    pageNavigationId: row.id,
    sort: row.sort,
    ...(row.mobileLink && { mobileLink: row.mobileLink }),
    terminal: row.terminal,
    ...(row.module && { module: row.module }),
  };
}
