import type { ReactNode } from 'react';
import * as css from './plain-layout.module.css';

/** The frame of a plain page on either device: only the page. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame} data-layout="view">
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
