import type { Plan, PlannedArea } from '@portico/area';
import type { MenuItem, PageModuleStatus } from '@portico/contracts';
import { expect, test } from 'vitest';
import { inOrder, ownEntries, signsOfPreview } from './own-entries.ts';

const entryPoint = { scripts: [], styles: [] };
const library: PlannedArea = {
  area: 'library',
  title: '图书馆',
  buildId: 'a',
  base: '/',
  entry: '',
  global: '',
  files: {},
  entryPoints: { desktop: entryPoint, mobile: entryPoint },
  pages: {
    main: { title: '图书馆', menu: { icon: 'news' }, desktop: { path: ['/library', '/books'] }, mobile: { path: '/mobile/library' } },
    loans: { title: '我的借阅', membersOnly: true, menu: { sort: 3 }, desktop: { path: '/library/loans' } },
    book: { title: '图书', desktop: { path: '/library/book/:id' } },
  },
  blocks: { 'library.new': { title: '新书', height: { desktop: 1, mobile: 1 } } },
};
const plan: Plan = { revision: 1, areas: [library] };
const entry = (path: string, sort: number): MenuItem => ({
  id: path,
  pageNavigationId: path,
  name: path,
  link: path,
  path,
  sort,
  isDefault: 1,
  isLogin: 0,
  isFrame: 0,
  terminal: 'all',
});
const known = (sign: string): PageModuleStatus => ({ sign, name: sign, open: 1, sort: 0, children: [] });

test('pages with a menu position have their own entry, between the built-in ones and the school’s', () => {
  const menus = [entry('/home', 0), entry('/task-center', 5), entry('/map', 100)];
  const own = ownEntries(plan, menus);
  expect(inOrder([...menus, ...own]).map(({ path }) => path)).toEqual(['/home', '/library/loans', '/task-center', '/library', '/map']);
  expect(own[0]).toMatchObject({
    name: '图书馆',
    icon: 'news',
    mobileLink: '/mobile/library',
    isDefault: 1,
    isLogin: 0,
    module: 'library',
  });
  expect(own[1]).toMatchObject({ isLogin: 1 });
});

test('an entry that the school already has is not duplicated, not even below another one', () => {
  const above = { ...entry('/more', 9), children: [entry('/library', 1)] };
  expect(ownEntries(plan, [above]).map(({ path }) => path)).toEqual(['/library/loans']);
});

test('a preview opens the modules that the school does not know, and only in that browser', () => {
  expect(signsOfPreview(plan, [])).toEqual([]);
  const previewed = { ...plan, preview: 'lin' };
  expect(new Set(signsOfPreview(previewed, []))).toEqual(new Set(['library', 'library.new']));
  expect(signsOfPreview(previewed, [known('library')])).toEqual([]);
});
