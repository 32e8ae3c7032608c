import type { ReactNode } from 'react';
import * as css from './block.module.css';

/** The head of a section: rule, short mark, serif title, tabs, and the link to everything at the right. */
export function SectionHead({ title, children, more }: { title: string; children?: ReactNode; more?: ReactNode }) {
  return (
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {children}
      {more && <span className={css.more}>{more}</span>}
    </div>
  );
}
