import { useQueryClient } from '@portico/client';
import { approvals, tasks } from '../api.ts';
import type { TaskRow } from '../model/task-row.ts';

const lists = /\/homepage\/(taskCenter|approval)\/(?!get\w+Detail)/;
const everything = /\/homepage\/(taskCenter|approval)\//;

/** The query of one row: its source is asked, not the list's answer. */
export const detailQuery = ({ kind, id, sourceCode }: Pick<TaskRow, 'kind' | 'id' | 'sourceCode'>) =>
  kind === 'task' ? tasks.detail.query({ id, sourceCode }) : approvals.detail.query({ id, sourceCode });

/** Asks again what a person may have changed: in a source (`row`), or here (`all`). */
export function useRefresh() {
  const queryClient = useQueryClient();
  const again = (calls: RegExp) => queryClient.invalidateQueries({ predicate: ({ queryKey }) => calls.test(String(queryKey[0])) });
  return {
    async row(row: Pick<TaskRow, 'kind' | 'id' | 'sourceCode'>) {
      // The lists are answered from what this source says now.
      await queryClient.fetchQuery<unknown>({ ...detailQuery(row), staleTime: 0 }).catch(() => undefined);
      await again(lists);
    },
    all: () => again(everything),
  };
}
