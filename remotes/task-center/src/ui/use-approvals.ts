import { pageAddress, usePortal, useSearchParams } from '@portico/area/react';
import type { approvalContract, OutputOf } from '@portico/contracts';
import { useNow } from '@portico/session';
import { approvals } from '../api.ts';
import { rowsAPage } from '../model/first-calls.ts';
import { addressQuery, filterInput, readAddress, type Wanted } from '../model/task-address.ts';
import { approvalRow } from '../model/task-row.ts';
import { useCenter } from './use-center.ts';
import { type RowPage, useRows } from './use-rows.ts';
import { useTabs } from './use-tabs.ts';

type Answer = OutputOf<typeof approvalContract.list>;
const kinds = { 1: '待我审批', 2: '我已审批', 3: '抄送我', 4: '我发起' } as const;
const kindKeys = ['1', '2', '3', '4'] as const;

/** The approvals of every engine, of one kind. */
export function useApprovals() {
  const { plan, device } = usePortal();
  const { date, time } = useNow();
  const [query] = useSearchParams();
  const nav = useTabs();
  const wanted = readAddress(query);
  const kind = kindKeys.find((key) => key === query.get('type'));
  const to = (change: Partial<Wanted>, type: string | undefined) =>
    pageAddress(plan, device, { to: 'task-center/approvals', query: { type, ...addressQuery({ ...wanted, tab: 'todo', ...change }) } }) ??
    '';
  const asPage = ({ list, total, sources, failedSources }: Answer): RowPage => ({
    rows: list.map((approval) => approvalRow(approval, `${date} ${time}`)),
    total,
    sources,
    failedSources,
  });
  const input = { ...filterInput(wanted), aprvType: kind, pageSize: rowsAPage };
  const rows = useRows<Answer>((pageNum) => approvals.list.query({ ...input, pageNum }), asPage);
  const addressOf = (change: Partial<Wanted>) => to(change, kind);
  const center = useCenter({ wanted, addressOf, tab: 'approvals', grouped: false, rows, nav });
  const entries = kindKeys.map((key) => ({
    key,
    name: kinds[key],
    count: nav.counts?.[key],
    to: to({ item: '', source: '' }, key === '1' ? undefined : key),
  }));
  return { center, kinds: entries, kind: kind ?? '1' };
}
