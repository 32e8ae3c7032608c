import { Link } from '@portico/area/react';
import * as css from './mobile.module.css';

/** A row of choices; each is an address. */
export function Chips({
  label,
  entries,
  current,
}: {
  label: string;
  entries: readonly { key: string; name: string; count?: number | undefined; to: string }[];
  current: string;
}) {
  return (
    <nav aria-label={label} className={css.chips}>
      {entries.map(({ key, name, count, to }) => (
        <Link key={key} to={to} replace aria-current={key === current || undefined}>
          {name}
          {count !== undefined && ` ${count}`}
        </Link>
      ))}
    </nav>
  );
}
