import type { Term } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { outOfTerm } from '../model/words.ts';
import * as css from './out-of-term.module.css';

/** Between two terms: what comes next. */
export function OutOfTerm({ term }: { term: Term | undefined }) {
  const text = outOfTerm(term);
  if (!text) return null;
  return (
    <p className={css.bar}>
      <Icon name="info" size={16} />
      {text}
    </p>
  );
}
