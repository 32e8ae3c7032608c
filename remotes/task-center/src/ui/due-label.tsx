import { fullTime, Icon } from '@portico/ui';
import { dueOf } from '../model/due.ts';
import type { TaskRow } from '../model/task-row.ts';
import * as css from './task-center.module.css';

/** When it has to be done, in words. */
export function DueLabel({ row, today }: { row: TaskRow; today: string }) {
  const due = dueOf(row, today);
  if (!due) return null;
  return (
    <span className={css.due} data-due={due.group} data-tone={due.tone} title={row.dueTime && `截止 ${fullTime(row.dueTime)}`}>
      {due.group === 'overdue' && <Icon name="warn" size={14} />}
      {due.words}
    </span>
  );
}
