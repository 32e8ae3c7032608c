import { AreaLink, Link } from '@portico/area/react';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';

/** The lists of the hall, and the link to the topics; each is an address. */
export function HallTabs({ hall: { tabs, wanted } }: { hall: Hall }) {
  return (
    <nav aria-label="服务范围" className={css.tabs}>
      {tabs.map(({ key, name, to }) => (
        <Link key={key} to={to} aria-current={key === wanted.tab ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
      <AreaLink to="service-hall/topics">专题服务</AreaLink>
    </nav>
  );
}
