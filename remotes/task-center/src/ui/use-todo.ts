import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useDevice, useNow } from '@portico/session';
import { tasks } from '../api.ts';
import { overdueInBlock, todoInBlock } from '../model/first-calls.ts';
import { taskRow } from '../model/task-row.ts';
import { useRefresh } from './use-refresh.ts';
import { useReturn } from './use-return.ts';

/** The tasks of a block on a home page, the most pressing first. */
export function useTodo({ only }: { only?: 'overdue' } = {}) {
  const { date } = useNow();
  const device = useDevice();
  const open = useReturn();
  const refresh = useRefresh();
  const input = useFirstInput(only === 'overdue' ? overdueInBlock : todoInBlock);
  const query = useQuery({
    ...tasks.list.query(input),
    select: ({ records, ...list }) => ({ ...list, rows: records.map(taskRow) }),
  });
  return { query, today: date, retry: refresh.all, center: { device, open } };
}
