import type { ReactNode } from 'react';
import * as css from './mobile.module.css';

/** A page below 我的; its bar shows the title, which is also its first heading. */
export function SubPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.sub}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </div>
  );
}
