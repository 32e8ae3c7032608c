import { pageAddress, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { approvals, tasks } from '../api.ts';

/** The kinds of tasks that the server names, with their counts, and the approvals of all engines beside them. */
export function useTabs() {
  const { plan, device } = usePortal();
  const types = useQuery(tasks.types.query());
  const counts = useQuery(approvals.merged.query());
  const to = (page: string, tab?: string) => pageAddress(plan, device, { to: `task-center/${page}`, query: { tab } }) ?? '';
  const tabs = (types.data ?? []).map(({ type, name, count }) => ({
    key: type,
    name,
    count,
    to: to('list', type === 'todo' ? undefined : type),
  }));
  const approval = { key: 'approvals', name: '审批', count: counts.data?.counts[1], to: to('approvals') };
  return { tabs: types.data ? [...tabs, approval] : [], types: types.data ?? [], counts: counts.data?.counts };
}
