import { Link, useLocation, usePortal } from '@portico/area/react';
import { Icon, type IconName } from '@portico/ui';
import { matchArea } from '../../page-data/match.ts';
import * as css from './layouts.module.css';

const tabs: readonly { path: string; name: string; icon: IconName }[] = [
  { path: '/mobile/home', name: '首页', icon: 'home' },
  { path: '/mobile/news', name: '新闻', icon: 'news' },
  { path: '/mobile/work', name: '服务', icon: 'grid' },
  { path: '/mobile/task-center', name: '任务', icon: 'task' },
  { path: '/mobile/personal-center', name: '我的', icon: 'user' },
];

/** At most five entries; one whose area is off or not published is hidden. */
export function TabBar() {
  const { plan, guest } = usePortal();
  const { pathname } = useLocation();
  const open = tabs.filter((tab) => {
    const match = matchArea(plan, tab.path);
    return match && !(guest && match.page.membersOnly && tab.path !== '/mobile/personal-center');
  });
  return (
    <nav className={css.tabBar} aria-label="主导航">
      <ul className={css.tabs}>
        {open.map((tab) => (
          <li key={tab.path}>
            <Link
              to={tab.path}
              className={css.tab}
              aria-current={pathname === tab.path || pathname.startsWith(`${tab.path}/`) ? 'page' : undefined}
            >
              <Icon name={tab.icon} size={23} />
              {tab.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
