import { Link } from '@portico/area/react';
import { kinds, type Tab } from '../model/search-address.ts';
import type { HitGroup } from '../ui/all-hits.tsx';
import * as css from './search-page.module.css';

/** The kinds with their counts; each is an address of its own. */
export function KindTabs({
  tab,
  groups,
  total,
  addressOf,
}: {
  tab: Tab;
  groups: readonly HitGroup[];
  total: number | undefined;
  addressOf: (wanted: { tab: Tab }) => string;
}) {
  const shown = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => kind === tab || groups.some(({ type }) => type === kind));
  const entries: { key: Tab; name: string; count: number | undefined }[] = [
    { key: 'all', name: '全部', count: total },
    ...shown.map((key) => ({ key, name: kinds[key], count: groups.find(({ type }) => type === key)?.total })),
  ];
  return (
    <nav className={css.tabs} aria-label="结果分类">
      {entries.map(({ key, name, count }) => (
        <Link key={key} to={addressOf({ tab: key })} className={css.tab} aria-current={key === tab ? 'page' : undefined}>
          {name}
          {count !== undefined && ` ${count}`}
        </Link>
      ))}
      <span className="visually-hidden" role="status">
        {total === undefined ? '' : `找到 ${total} 条结果`}
      </span>
    </nav>
  );
}
