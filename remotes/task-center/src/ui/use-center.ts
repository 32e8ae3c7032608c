import { usePortal } from '@portico/area/react';
import { useNow } from '@portico/session';
import { useState } from 'react';
import { listItems } from '../model/groups.ts';
import { isNarrowed, type Wanted } from '../model/task-address.ts';
import { useActs } from './use-acts.ts';
import { useReturn } from './use-return.ts';
import type { Rows } from './use-rows.ts';
import type { useTabs } from './use-tabs.ts';

/** What a page of the task center shows: the same for tasks and for approvals. */
export function useCenter({
  wanted,
  addressOf,
  tab,
  grouped,
  rows,
  nav,
}: {
  wanted: Wanted;
  addressOf: (change: Partial<Wanted>) => string;
  tab: string;
  grouped: boolean;
  rows: Rows;
  nav: ReturnType<typeof useTabs>;
}) {
  const { device } = usePortal();
  const { date } = useNow();
  const open = useReturn();
  const acts = useActs();
  const [marked, mark] = useState<readonly string[]>([]);
  return {
    wanted,
    addressOf,
    tab,
    grouped,
    rows,
    ...nav,
    open,
    acts,
    device,
    today: date,
    isNarrowed: isNarrowed(wanted),
    clearAddress: addressOf({ keyword: '', source: '', start: '', end: '', item: '' }),
    items: listItems(rows.rows, { grouped, today: date, complete: !rows.hasMore }),
    selected: rows.rows.find(({ key }) => key === wanted.item) ?? rows.rows[0],
    marked: rows.rows.filter(({ key }) => marked.includes(key)),
    mark,
  };
}
export type Center = ReturnType<typeof useCenter>;
