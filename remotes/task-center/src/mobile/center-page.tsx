import { Skeleton, WhenLoaded } from '@portico/ui';
import { Segments } from '@portico/ui/mobile';
import type { ReactNode } from 'react';
import { FailedSources } from '../ui/failed-sources.tsx';
import { ListEnd } from '../ui/list-end.tsx';
import { NoTasks } from '../ui/no-tasks.tsx';
import { ReadBar } from '../ui/read-bar.tsx';
import { RowList } from '../ui/row-list.tsx';
import type { Center } from '../ui/use-center.ts';
import { Chips } from './chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import * as css from './mobile.module.css';
import { TaskCard } from './task-card.tsx';

/** The kinds, the sources, and the tasks. */
export function CenterPage({ center, children }: { center: Center; children?: ReactNode }) {
  const { rows, items, tabs, tab, wanted, addressOf, acts } = center;
  const { first } = rows;
  const sources = (first.data?.sources ?? []).map(({ sourceCode, sourceName, count }) => ({
    key: sourceCode,
    name: sourceName,
    count,
    to: addressOf({ source: sourceCode, item: '' }),
  }));
  const all = { key: '', name: '全部来源', to: addressOf({ source: '', item: '' }) };
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.bar}>
          <h1>任务中心</h1>
          <FilterSheet key={addressOf({})} center={center} />
        </div>
        <Segments
          label="任务类型"
          entries={tabs.map((each) => ({ ...each, name: `${each.name} ${each.count ?? ''}`.trim() }))}
          current={tab}
        />
        {children}
        <Chips label="来源系统" entries={[all, ...sources]} current={wanted.source} />
      </div>
      <FailedSources sources={first.data?.failedSources ?? []} onRetry={() => void first.refetch()} isBusy={first.isFetching} />
      <p className={css.said} role="status">
        {acts.said}
      </p>
      <ReadBar center={center} />
      <section aria-label="任务列表" aria-busy={first.isPlaceholderData} className={css.list}>
        <WhenLoaded
          query={first}
          what="任务"
          skeleton={
            <div className={css.skeleton}>
              <Skeleton rows={8} picture={false} />
            </div>
          }
          isEmpty={(page) => page.rows.length === 0}
          empty={<NoTasks center={center} />}
        >
          {() => (
            <>
              <RowList label="任务" items={items}>
                {(item) => <TaskCard item={item} center={center} />}
              </RowList>
              <ListEnd rows={rows} />
            </>
          )}
        </WhenLoaded>
      </section>
    </div>
  );
}
