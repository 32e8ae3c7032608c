import { Link } from '@portico/area/react';
import { type ReactNode, useState } from 'react';
import * as css from './facets.module.css';
import type { FacetChoices } from './use-facets.ts';
import type { Hall } from './use-hall.ts';

/** More than this many choices wait behind a button; letters are short. */
const shownAtOnce = 9;

/** One row of the filter panel: every choice is an address. `rest` links to the others instead of unfolding. */
export function FacetRow({ facet, name, choices, hall, rest }: FacetChoices & { hall: Hall; rest?: ReactNode }) {
  const chosen = hall.wanted[facet];
  const [open, setOpen] = useState(false);
  const folds = facet !== 'initial' && choices.length > shownAtOnce;
  const shown = folds && !open ? choices.filter(({ key }, at) => at < shownAtOnce || key === chosen) : choices;
  return (
    <nav className={css.row} aria-label={name}>
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <ul className={css.choices} data-letters={facet === 'initial' || undefined}>
        {[{ key: undefined, name: '全部', count: undefined }, ...shown].map(({ key, name: choice, count }) => (
          <li key={key ?? ''}>
            <Link
              to={hall.addressOf({ [facet]: key })}
              className={css.choice}
              aria-current={key === chosen || undefined}
              preventScrollReset
            >
              {choice}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
        {folds && (
          <li className={rest ? css.rest : undefined}>
            {rest ?? (
              <button type="button" className={css.choice} aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? '收起' : `展开 ${choices.length} 个`}
              </button>
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}
