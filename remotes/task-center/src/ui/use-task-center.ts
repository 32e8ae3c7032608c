import { pageAddress, usePortal, useSearchParams } from '@portico/area/react';
import type { OutputOf, taskContract } from '@portico/contracts';
import { tasks } from '../api.ts';
import { rowsAPage } from '../model/first-calls.ts';
import { addressQuery, filterInput, readAddress, type Wanted } from '../model/task-address.ts';
import { taskRow } from '../model/task-row.ts';
import { useCenter } from './use-center.ts';
import { type RowPage, useRows } from './use-rows.ts';
import { useTabs } from './use-tabs.ts';

type Answer = OutputOf<typeof taskContract.list>;
const asPage = ({ records, total, sources, failedSources }: Answer): RowPage => ({
  rows: records.map(taskRow),
  total,
  sources,
  failedSources,
});

/** The tasks of the address's tab. */
export function useTaskCenter() {
  const { plan, device } = usePortal();
  const [query] = useSearchParams();
  const nav = useTabs();
  const wanted = readAddress(query);
  const isKnown = nav.types.length === 0 || nav.types.some(({ type }) => type === wanted.tab);
  const tab = isKnown && wanted.tab ? wanted.tab : 'todo';
  const input = { ...filterInput(wanted), type: tab === 'todo' && !wanted.tab ? undefined : tab, sort: wanted.sort, pageSize: rowsAPage };
  const rows = useRows<Answer>((pageNum) => tasks.list.query({ ...input, pageNum }), asPage);
  const addressOf = (change: Partial<Wanted>) =>
    pageAddress(plan, device, { to: 'task-center/list', query: addressQuery({ ...wanted, tab, ...change }) }) ?? '';
  const sort = wanted.sort ?? (tab === 'todo' ? 'due' : 'time');
  return useCenter({ wanted: { ...wanted, sort }, addressOf, tab, grouped: tab === 'todo' && sort === 'due', rows, nav });
}
