import type { ReactNode } from 'react';
import * as css from './way.module.css';

/** The position of a secondary page; each entry is a link, the last one the page itself. */
export function Breadcrumb({ above, here }: { above: readonly { name: string; link: ReactNode }[]; here: string }) {
  return (
    <nav aria-label="当前位置">
      <ol className={css.crumbs}>
        {above.map(({ name, link }) => (
          <li key={name}>{link}</li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
