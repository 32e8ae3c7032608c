import { Skeleton, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import type { TaskRow } from '../model/task-row.ts';
import { FailedSources } from './failed-sources.tsx';
import type { useTodo } from './use-todo.ts';

/** The tasks of a block, and which systems could not say theirs. */
export function TodoRows({
  query,
  what,
  most,
  empty,
  children,
}: {
  query: ReturnType<typeof useTodo>['query'];
  what: string;
  /** Rows at the most. */
  most: number;
  empty: ReactNode;
  children: (row: TaskRow) => ReactNode;
}) {
  return (
    <>
      <FailedSources sources={query.data?.failedSources ?? []} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      <WhenLoaded
        query={query}
        what={what}
        skeleton={<Skeleton rows={most} picture={false} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={empty}
      >
        {({ rows }) => <ul>{rows.slice(0, most).map(children)}</ul>}
      </WhenLoaded>
    </>
  );
}
