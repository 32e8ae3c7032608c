import { Link } from '@portico/area/react';
import type { ReactNode } from 'react';
import * as css from './page-tabs.module.css';

/** The views of a page; each is an address of its own. */
export function PageTabs({
  label,
  entries,
  current,
}: {
  label: string;
  entries: readonly { key: string; name: ReactNode; to: string }[];
  current: string | undefined;
}) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {entries.map(({ key, name, to }) => (
        <Link key={key} to={to} className={css.tab} aria-current={key === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
