import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead } from '@portico/ui';
import { TodoRows } from '../ui/todo-rows.tsx';
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
      <TodoRows query={query} what="逾期任务" most={2} empty={<Empty title="没有逾期的任务" />}>
        {(row) => <BlockRow key={row.key} row={row} today={today} center={center} />}
      </TodoRows>
    </section>
  );
}
