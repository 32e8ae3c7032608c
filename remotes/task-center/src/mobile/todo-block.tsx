import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { FailedSources } from '../ui/failed-sources.tsx';
import { useTodo } from '../ui/use-todo.ts';
import { BlockRow } from './block-row.tsx';
import * as css from './mobile.module.css';

const rowsShown = 4;

/** What waits for the person, the most pressing first. */
export function TodoBlock() {
  const { query, today, center } = useTodo();
  return (
    <section className={css.block}>
      <SectionHead
        title="待办"
        more={
          <AreaLink to="task-center/list">
            {query.data ? `全部 ${query.data.total} 项` : '全部'}
            <Icon name="right" size={11} />
          </AreaLink>
        }
      />
      <FailedSources sources={query.data?.failedSources ?? []} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      <WhenLoaded
        query={query}
        what="待办"
        skeleton={<Skeleton rows={4} picture={false} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title="待办都处理完了" />}
      >
        {({ rows }) => (
          <ul>
            {rows.slice(0, rowsShown).map((row) => (
              <BlockRow key={row.key} row={row} today={today} center={center} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
