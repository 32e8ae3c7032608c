import type { ReactNode } from 'react';
import type { Fact } from '../model/guide-facts.ts';
import * as css from './fact-list.module.css';

/** Facts of a guide, name beside words; a telephone number can be dialled. */
export function FactList({ facts, className, children }: { facts: readonly Fact[]; className?: string; children?: ReactNode }) {
  return (
    <dl className={className}>
      {facts.map(({ name, text, phone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{phone ? <a href={`tel:${phone}`}>{text}</a> : <Parts text={text} />}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

/** A line breaks after a comma rather than within a time. */
function Parts({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(/(?<=，)/);
  if (rest.length === 0) return text;
  return (
    <>
      <span className={css.part}>{first}</span>
      <Parts text={rest.join('')} />
    </>
  );
}
