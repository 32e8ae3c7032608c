import { Contained, SectionHead } from '@portico/ui';
import type { ReactNode } from 'react';
import * as css from './campus.module.css';
import { campusParts, type PartId } from './parts.ts';

/** One part of the page; links lead to it by its id, and a fault in it leaves the others. */
export function Part({ id, more, children }: { id: PartId; more?: ReactNode; children: ReactNode }) {
  const title = campusParts[id];
  return (
    <section id={id} className={css.part} aria-label={title}>
      <SectionHead title={title} more={more} />
      <Contained title={title}>{children}</Contained>
    </section>
  );
}
