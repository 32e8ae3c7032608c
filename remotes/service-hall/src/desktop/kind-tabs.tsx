import { PageTabs } from '@portico/ui/desktop';
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
  const named = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);
  const entries = [
    { key: 'all', name: named('全部', total), to: addressOf({ tab: 'all' }) },
    ...shown.map((key) => ({
      key,
      name: named(kinds[key], groups.find(({ type }) => type === key)?.total),
      to: addressOf({ tab: key }),
    })),
  ];
  return (
    <div className={css.kinds}>
      <PageTabs label="结果分类" entries={entries} current={tab} />
      <span className="visually-hidden" role="status">
        {total === undefined ? '' : `找到 ${total} 条结果`}
      </span>
    </div>
  );
}
