import { AreaLink } from '@portico/area/react';
import { Empty, Icon, SectionHead } from '@portico/ui';
import { TodoRows } from '../ui/todo-rows.tsx';
import { useTodo } from '../ui/use-todo.ts';
import { BlockRow } from './block-row.tsx';
import * as css from './mobile.module.css';

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
      <TodoRows query={query} what="待办" most={4} empty={<Empty title="待办都处理完了" />}>
        {(row) => <BlockRow key={row.key} row={row} today={today} center={center} />}
      </TodoRows>
    </section>
  );
}
