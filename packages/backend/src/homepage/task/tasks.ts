import type { Progress, Task, TaskType } from '@portico/contracts';
import { addDays, atDay, dayOf, writeTime } from '@portico/contracts/time';
import type { Member } from '../../kernel/api/visitor.ts';
import { safeTarget } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import type { Gathered } from '../source/sources.ts';
import { progressOf } from './progress.ts';
import { taskTypes } from './task-types.ts';

type Who = Pick<Member, 'school' | 'person'>;
type Store = Pick<HomepageContext, 'sources' | 'now'>;
export type TaskRecord = Gathered<'tasks'>['records'][number];

/** Each kind of task with its count, and how many are due today (overdue ones included). */
export async function countTasks({ sources, now }: Store, who: Who): Promise<TaskType[]> {
  const tomorrow = atDay(addDays(dayOf(now()), 1));
  const { records } = await sources.gather('tasks', who);
  return taskTypes.map((each) => {
    const rows = records.filter((row) => row.type === each.type);
    return { ...each, count: rows.length, dueToday: rows.filter((row) => row.dueTime && row.dueTime < tomorrow).length };
  });
}

const never = Number.MAX_SAFE_INTEGER;
const due = (row: TaskRecord) => row.dueTime?.getTime() ?? never;
const byId = (a: TaskRecord, b: TaskRecord) => (a.id < b.id ? -1 : 1);
/** How a list of tasks may be sorted. */
export const taskOrders: Record<'time' | 'due' | 'priority', (a: TaskRecord, b: TaskRecord) => number> = {
  time: (a, b) => b.receiveTime.getTime() - a.receiveTime.getTime() || byId(a, b),
  due: (a, b) => due(a) - due(b) || byId(a, b),
  priority: (a, b) => b.priority - a.priority || due(a) - due(b) || byId(a, b),
};

/** Past its time, while somebody still has to do it: its owner, or the person who has the owner's application. */
export const isOverdue = ({ status, dueTime }: TaskRecord, now: Date): boolean =>
  (status === 'todo' || status === 'doing') && dueTime !== undefined && dueTime < now;

/** A task as its owner sees it. */
export function taskItem(row: TaskRecord, now: Date): Task {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    sourceCode: row.sourceCode,
    sourceName: row.sourceName,
    ...(row.initiator && { initiator: row.initiator }),
    ...(row.deptName && { deptName: row.deptName }),
    ...(row.node && { node: row.node }),
    receiveTime: writeTime(row.receiveTime),
    ...(row.dueTime && { dueTime: writeTime(row.dueTime) }),
    overdue: isOverdue(row, now),
    priority: row.priority,
    status: row.status,
    target: safeTarget(row.target),
    actions: row.actions.filter((action) => action === 'handle' || action === 'view' || row.acts.includes(action)),
  };
}

const stateOf = { rejected: 'rejected', withdrawn: 'withdrawn', done: 'passed' } as const;

/** The time line of a task: what its source says, or the usual one where the person began it. */
export function taskProgress(row: TaskRecord, now: Date): Progress | undefined {
  if (row.type !== 'mine' && row.steps.length === 0) return undefined;
  const { steps, initiator, receiveTime, node, dueTime, status } = row;
  const state = Object.hasOwn(stateOf, status) ? stateOf[status as keyof typeof stateOf] : 'running';
  return progressOf({ steps, submitter: initiator, submitTime: receiveTime, node, dueTime, state }, now);
}
