import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { FailedSources } from '../ui/failed-sources.tsx';
import { useTodo } from '../ui/use-todo.ts';
import * as css from './block.module.css';
import { BlockRow } from './block-row.tsx';

/** What is past its time. */
export function OverdueBlock() {
  const { query, today, center } = useTodo({ only: 'overdue' });
  return (
    <section>
      <SectionHead
        title="已逾期"
        more={
          <AreaLink to="task-center/list">
            任务中心
            <Icon name="right" size={12} />
          </AreaLink>
        }
      >
        {query.data && query.data.total > 0 && <span className={css.total}>{query.data.total} 项</span>}
      </SectionHead>
      <FailedSources sources={query.data?.failedSources ?? []} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      <WhenLoaded
        query={query}
        what="逾期任务"
        skeleton={<Skeleton rows={2} picture={false} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title="没有逾期的任务" />}
      >
        {({ rows }) => (
          <ul>
            {rows.map((row) => (
              <BlockRow key={row.key} row={row} today={today} center={center} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
