import { SectionHead } from '@portico/ui';
import type { ReactNode } from 'react';
import * as css from './panel.module.css';

/** One sheet with a head; on a phone a section from edge to edge. */
export function Panel({
  title,
  head,
  more,
  tall,
  children,
}: {
  title: string;
  head?: ReactNode;
  more?: ReactNode;
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={css.panel} data-tall={tall || undefined} aria-label={title}>
      <SectionHead title={title} more={more}>
        {head}
      </SectionHead>
      {children}
    </section>
  );
}
