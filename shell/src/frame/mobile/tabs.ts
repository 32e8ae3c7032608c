import type { Plan } from '@portico/area';
import type { MenuItem } from '@portico/contracts';
import type { IconName } from '@portico/ui';
import type { ModuleState } from '../../access/access.ts';
import { matchArea } from '../../page-data/match.ts';

export interface Tab {
  path: string;
  name: string;
  icon: IconName;
  /** Pages that no menu entry leads to. */
  module?: string;
}

const tabs: readonly Tab[] = [
  { path: '/mobile/home', name: '首页', icon: 'home' },
  { path: '/mobile/news', name: '新闻', icon: 'news' },
  { path: '/mobile/work', name: '服务', icon: 'grid' },
  { path: '/mobile/task-center', name: '任务', icon: 'task' },
  { path: '/mobile/personal-center', name: '我的', icon: 'user', module: 'personal-center' },
];

export interface TabFacts {
  guest: boolean;
  plan: Plan;
  /** Every entry for this kind of person, including those that need signing in. */
  knownMenus: readonly MenuItem[];
  moduleState: (sign: string) => ModuleState;
}

/**
 * The entries of the tab bar: what this school has, for guests too, whom a member's page sends to the login. A page that
 * the school has switched off is left out.
 */
export function tabsFor({ guest, plan, knownMenus, moduleState }: TabFacts): readonly Tab[] {
  const isListed = (path: string) => knownMenus.some((menu) => menu.mobileLink === path);
  const isOpen = (module: string) => guest || moduleState(module) !== 'closed';
  return tabs.filter(({ path, module }) => matchArea(plan, path) || (module ? isOpen(module) : isListed(path)));
}
