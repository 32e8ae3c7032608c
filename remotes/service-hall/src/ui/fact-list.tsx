import type { ReactNode } from 'react';
import type { Fact } from '../model/guide-facts.ts';

/** Facts of a guide, name beside words; a telephone number can be dialled. */
export function FactList({ facts, className, children }: { facts: readonly Fact[]; className?: string; children?: ReactNode }) {
  return (
    <dl className={className}>
      {facts.map(({ name, text, phone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{phone ? <a href={`tel:${phone}`}>{text}</a> : text}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
