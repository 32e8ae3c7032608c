import { Link } from '@portico/area/react';
import { useSchool } from '@portico/session';
import { Art } from '@portico/ui';
import { Breadcrumb } from '@portico/ui/desktop';
import type { ReactNode } from 'react';
import * as below from './ground.module.css';
import * as css from './secondary-frame.module.css';

interface Place {
  name: string;
  to: string;
}

/**
 * A secondary page: breadcrumb, title and purpose above an index at the left. Templates 2 and 3 show the scene band of
 * layout pctpl2, template 1 the plain ground.
 */
export function SecondaryFrame({
  above,
  title,
  purpose,
  index,
  children,
}: {
  above: readonly Place[];
  title: string;
  purpose: string;
  index: ReactNode;
  children: ReactNode;
}) {
  const banded = useSchool().template !== 1;
  const head = (
    <>
      <Breadcrumb above={above.map(({ name, to }) => ({ name, link: <Link to={to}>{name}</Link> }))} here={title} />
      <h1>{title}</h1>
      <p>{purpose}</p>
    </>
  );
  return (
    <div className={below.ground}>
      {banded ? (
        <div className={css.band}>
          <Art name="band" className={css.scene} />
          <div className={css.head}>{head}</div>
        </div>
      ) : (
        <div className={css.head} data-plain="">
          {head}
        </div>
      )}
      <div className={css.columns}>
        {index}
        <div>{children}</div>
      </div>
    </div>
  );
}

/** The index at the left: every entry is an address. */
export function SideIndex({ label, entries }: { label: string; entries: readonly (Place & { count?: number; here: boolean })[] }) {
  return (
    <nav aria-label={label} className={css.index}>
      {entries.map(({ name, to, count, here }) => (
        <Link key={to} to={to} aria-current={here ? 'page' : undefined} title={name}>
          <span>{name}</span>
          {count !== undefined && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
