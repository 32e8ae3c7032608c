import { Link } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { facets } from '../model/hall-address.ts';
import * as css from './facets.module.css';
import { chosenName, type FacetChoices } from './use-facets.ts';
import type { Hall } from './use-hall.ts';

/** The number of results and the active filters; each chip removes its own. */
export function ChosenChips({ hall, choices }: { hall: Hall; choices: readonly FacetChoices[] }) {
  const { wanted, addressOf, narrowed, allAddress, found } = hall;
  const chips = facets.flatMap((facet) => {
    const key = wanted[facet];
    return key ? [{ key: facet as string, name: chosenName(choices, facet, key), to: addressOf({ [facet]: undefined }) }] : [];
  });
  if (wanted.keyword) chips.unshift({ key: 'keyword', name: `“${wanted.keyword}”`, to: addressOf({ keyword: '' }) });
  return (
    <div className={css.chips}>
      <p role="status">
        {found.data && !found.isPlaceholderData && (
          <>
            共 <b>{found.data.total}</b> 项
          </>
        )}
      </p>
      {chips.map(({ key, name, to }) => (
        <Link key={key} to={to} className={css.chip} aria-label={`取消条件 ${name}`} preventScrollReset>
          <bdi>{name}</bdi>
          <Icon name="close" size={12} />
        </Link>
      ))}
      {narrowed && (
        <Link to={allAddress} className={css.clear} preventScrollReset>
          清空条件
        </Link>
      )}
    </div>
  );
}
