import { Skeleton, SkeletonLine, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import { FailedSources } from '../ui/failed-sources.tsx';
import { ListEnd } from '../ui/list-end.tsx';
import { NoTasks } from '../ui/no-tasks.tsx';
import { ReadBar } from '../ui/read-bar.tsx';
import { RowList } from '../ui/row-list.tsx';
import type { Center } from '../ui/use-center.ts';
import { CenterHead } from './center-head.tsx';
import * as css from './center-page.module.css';
import { DetailPanel } from './detail-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SourceIndex } from './source-index.tsx';
import { TaskItem } from './task-item.tsx';

/** Sources, the list, and the chosen task beside it. */
export function CenterPage({ center, children }: { center: Center; children?: ReactNode }) {
  const { rows, items, selected, acts } = center;
  const { first } = rows;
  return (
    <div className={css.ground}>
      <div className={css.page}>
        <CenterHead center={center} />
        <div className={css.columns}>
          <SourceIndex center={center} />
          <section className={css.list} aria-label="任务列表" aria-busy={first.isPlaceholderData}>
            {children}
            <FilterBar key={center.addressOf({ item: '' })} center={center} />
            <FailedSources sources={first.data?.failedSources ?? []} onRetry={() => void first.refetch()} isBusy={first.isFetching} />
            <p className={css.said} role="status">
              {acts.said}
            </p>
            <ReadBar center={center} />
            <WhenLoaded
              query={first}
              what="任务"
              skeleton={<ListSkeleton />}
              isEmpty={(page) => page.rows.length === 0}
              empty={<NoTasks center={center} />}
            >
              {() => (
                <>
                  <RowList label="任务" items={items}>
                    {(item) => <TaskItem item={item} center={center} />}
                  </RowList>
                  <ListEnd rows={rows} />
                </>
              )}
            </WhenLoaded>
          </section>
          {selected && <DetailPanel key={selected.key} row={selected} center={center} />}
        </div>
      </div>
    </div>
  );
}

const ListSkeleton = () => (
  <div className={css.skeleton}>
    <SkeletonLine height={16} />
    <Skeleton rows={8} picture={false} />
  </div>
);
