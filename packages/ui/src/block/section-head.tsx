import type { ReactNode } from 'react';
import * as css from './block.module.css';

/** The head of a section: rule, short mark, title in song, tabs after it, the way to the whole at the right. */
export function SectionHead({ title, children, more }: { title: string; children?: ReactNode; more?: ReactNode }) {
  return (
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {children}
      {more && <span className={css.more}>{more}</span>}
    </div>
  );
}
