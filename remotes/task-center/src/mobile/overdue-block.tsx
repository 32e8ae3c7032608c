import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { useTodo } from '../ui/use-todo.ts';
import { BlockRow } from './block-row.tsx';
import * as css from './mobile.module.css';

/** What is past its time. */
export function OverdueBlock() {
  const { query, today, center } = useTodo({ only: 'overdue' });
  return (
    <section className={css.block}>
      <SectionHead
        title="已逾期"
        more={
          <AreaLink to="task-center/list">
            {query.data ? `${query.data.total} 项` : '全部'}
            <Icon name="right" size={11} />
          </AreaLink>
        }
      />
      <WhenLoaded
        query={query}
        what="逾期任务"
        skeleton={<Skeleton rows={2} picture={false} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title="没有逾期的任务" />}
      >
        {({ rows }) => (
          <ul>
            {rows.slice(0, 2).map((row) => (
              <BlockRow key={row.key} row={row} today={today} center={center} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
