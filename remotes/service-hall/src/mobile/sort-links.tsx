import { Link } from '@portico/area/react';
import { type Sort, sorts } from '../model/hall-address.ts';
import type { Hall } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';

/** The order of the list. */
export function SortLinks({ hall: { wanted, addressOf } }: { hall: Hall }) {
  return (
    <nav aria-label="排序" className={css.sorts}>
      {(Object.keys(sorts) as Sort[]).map((sort) => (
        <Link key={sort} to={addressOf({ sort })} replace aria-current={wanted.sort === sort || undefined}>
          {sorts[sort]}
        </Link>
      ))}
    </nav>
  );
}
