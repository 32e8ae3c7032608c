import { Link, useLocation } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { usePortalFacts } from '../../page-data/frame-facts.ts';
import { EntryBadge } from '../entry-badge.tsx';
import * as css from './layouts.module.css';
import { tabsFor } from './tabs.ts';

export function TabBar() {
  const facts = usePortalFacts();
  const { pathname } = useLocation();
  const open = tabsFor({ ...facts, guest: facts.person.isGuest });
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
            <EntryBadge path={tab.path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
