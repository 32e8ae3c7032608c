import { Link } from '@portico/area/react';
import * as css from './mobile.module.css';

/** A row of columns under the page's bar; each is an address of its own. */
export function Segments({
  label,
  entries,
  current,
}: {
  label: string;
  entries: readonly { key: string; name: string; to: string }[];
  current: string;
}) {
  return (
    <nav aria-label={label} className={css.segments}>
      {entries.map(({ key, name, to }) => (
        <Link key={key} to={to} replace className={css.segment} aria-current={key === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
