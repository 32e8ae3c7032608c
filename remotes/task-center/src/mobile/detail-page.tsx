import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { tasks } from '../api.ts';
import { taskDetail } from '../model/first-calls.ts';
import { taskRow } from '../model/task-row.ts';
import { RowPage } from './row-page.tsx';

export function DetailPage() {
  const query = useQuery({
    ...tasks.detail.query(useFirstInput(taskDetail)),
    select: ({ task, ...rest }) => ({ ...rest, row: task && taskRow(task) }),
  });
  return <RowPage query={query} />;
}
