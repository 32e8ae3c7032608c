import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead } from '@portico/ui';
import { TodoRows } from '../ui/todo-rows.tsx';
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
      <TodoRows query={query} what="逾期任务" most={2} empty={<Empty title="没有逾期的任务" />}>
        {(row) => <BlockRow key={row.key} row={row} today={today} center={center} />}
      </TodoRows>
    </section>
  );
}
