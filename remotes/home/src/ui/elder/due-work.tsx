import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { tasks } from '../../api.ts';
import * as css from './elder.module.css';

/** What is due today, and the way to it. */
export function DueWork() {
  const todo = useQuery(tasks.types.query()).data?.find((type) => type.type === 'todo');
  if (!todo) return null;
  return (
    <AreaLink to="task-center/list" className={css.due}>
      <span>
        <b>{todo.dueToday ? `${todo.dueToday} 件事今天到期` : '今天没有到期的事'}</b>
        <small>共 {todo.count} 件待办</small>
      </span>
      <i>去办理</i>
    </AreaLink>
  );
}
