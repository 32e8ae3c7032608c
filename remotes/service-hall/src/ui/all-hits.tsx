import { Link } from '@portico/area/react';
import type { SearchHit, SearchKind } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { hitsOfEach, type Tab } from '../model/search-address.ts';
import { HitRow } from './hit-row.tsx';
import * as css from './search.module.css';

export interface HitGroup {
  type: SearchKind;
  name: string;
  total: number;
  records: SearchHit[];
}

/** The first hits of every kind, and the way to the rest. */
export function AllHits({ groups, addressOf }: { groups: readonly HitGroup[]; addressOf: (wanted: { tab: Tab }) => string }) {
  return groups.map(({ type, name, total, records }) => (
    <section key={type} className={css.group} aria-label={`${name} ${total} 条`}>
      <h2 className={css.groupName}>
        {name} <span>{total}</span>
      </h2>
      <ul>
        {records.slice(0, hitsOfEach).map((hit) => (
          <HitRow key={hit.id} hit={hit} />
        ))}
      </ul>
      {total > hitsOfEach && (
        <Link to={addressOf({ tab: type })} className={css.rest}>
          全部 {total} 条{name}
          <Icon name="right" size={14} />
        </Link>
      )}
    </section>
  ));
}
