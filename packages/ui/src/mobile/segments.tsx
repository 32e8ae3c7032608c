import { Link } from '@portico/area/react';
import { useEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  // The current column may stand beyond the edge.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(current)}"]`);
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={css.segments}>
      {entries.map(({ key, name, to }) => (
        <Link key={key} data-key={key} to={to} replace className={css.segment} aria-current={key === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
