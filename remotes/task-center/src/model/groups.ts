import { dueOf } from './due.ts';
import type { TaskRow } from './task-row.ts';

const names = { overdue: '已逾期', today: '今天到期', soon: '三天内', later: '更晚', none: '没有期限' };

/** What stands in a list, one below the other. A head counts its rows once all of them are loaded. */
export type ListItem = { kind: 'head'; key: string; name: string; count: number | undefined } | { kind: 'row'; key: string; row: TaskRow };

/** Rows in the server's order; those that are sorted by their due time stand under heads. */
export function listItems(
  rows: readonly TaskRow[],
  { grouped, today, complete }: { grouped: boolean; today: string; complete: boolean },
): ListItem[] {
  const items: ListItem[] = [];
  let head: { kind: 'head'; key: string; name: string; count: number | undefined } | undefined;
  for (const row of rows) {
    const group = dueOf(row, today)?.group ?? 'none';
    if (grouped && head?.key !== group) {
      head = { kind: 'head', key: group, name: names[group], count: 0 };
      items.push(head);
    }
    if (head?.count !== undefined) head.count += 1;
    items.push({ kind: 'row', key: row.key, row });
  }
  if (head && !complete) head.count = undefined;
  return items;
}
