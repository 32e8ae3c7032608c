import { fullTime } from '@portico/ui';
import type { TaskRow } from '../model/task-row.ts';
import * as css from './task-center.module.css';

/** What is known of a task; what its source does not say is left out. */
export function RowFacts({ row }: { row: TaskRow }) {
  const facts = [
    [row.kind === 'task' ? '发起人' : '表单', row.from],
    [row.kind === 'task' ? '当前环节' : '当前办理', row.node],
    [`${row.timeName}时间`, fullTime(row.time)],
    ['截止时间', row.dueTime && fullTime(row.dueTime)],
    ['编号', row.id],
  ].filter(([, value]) => value);
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
