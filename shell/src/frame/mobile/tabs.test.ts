import type { Plan } from '@portico/area';
import type { MenuItem } from '@portico/contracts';
import { expect, test } from 'vitest';
import { type TabFacts, tabsFor } from './tabs.ts';

const nothing: Plan = { revision: 1, areas: [] };
const menu = (mobileLink: string, isLogin: 0 | 1 = 0) => ({ id: mobileLink, mobileLink, isLogin }) as MenuItem;
const usual = [menu('/mobile/home'), menu('/mobile/news'), menu('/mobile/work'), menu('/mobile/task-center', 1)];
const namesOf = (facts: Partial<TabFacts>) =>
  tabsFor({ guest: false, plan: nothing, knownMenus: usual, moduleState: () => 'open', ...facts }).map(({ name }) => name);

test('members and guests have all five entries, whether or not an area is published', () => {
  const all = ['首页', '新闻', '服务', '任务', '我的'];
  expect(namesOf({})).toEqual(all);
  // Modules of members count as closed for a guest, who is sent to the login.
  expect(namesOf({ guest: true, moduleState: () => 'closed' })).toEqual(all);
});
test('a page that the school has switched off has no entry', () => {
  expect(namesOf({ knownMenus: usual.filter(({ mobileLink }) => mobileLink !== '/mobile/task-center') })).toEqual([
    '首页',
    '新闻',
    '服务',
    '我的',
  ]);
  expect(namesOf({ moduleState: () => 'closed' })).toEqual(['首页', '新闻', '服务', '任务']);
});
