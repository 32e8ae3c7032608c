import type { ReactNode } from 'react';
import * as css from './page-head.module.css';

/** The head of an area's page: its title, the tabs of its views, and at the end what acts on all of them. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
