import { z } from 'zod';
import { contract } from './call.ts';
import { progress, sourceCount, sourceRow } from './progress.ts';
import { dateTime, day, failedSource, id, keyword, linkTarget, nothing, pageOf, paging } from './shapes.ts';

const taskType = z.object({
  type: z.string(),
  name: z.string(),
  count: z.number().int(),
  /** The number of these tasks that are due today. */
  dueToday: z.number().int(),
  icon: z.string().optional(),
});
const task = z.object({
  id,
  title: z.string(),
  type: z.string(),
  sourceCode: z.string(),
  sourceName: z.string(),
  initiator: z.string().optional(),
  deptName: z.string().optional(),
  node: z.string().optional(),
  receiveTime: dateTime,
  dueTime: dateTime.optional(),
  overdue: z.boolean(),
  priority: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  status: z.enum(['todo', 'read', 'draft', 'doing', 'done', 'rejected', 'withdrawn']),
  target: linkTarget,
  actions: z.array(z.enum(['handle', 'view', 'urge', 'withdraw', 'markRead'])),
});
/** What the portal itself asks a source to do; everything else is done in the source's own pages. */
export const taskAct = z.enum(['markRead', 'urge', 'withdraw']);

export const taskContract = contract({
  types: {
    method: 'GET',
    path: '/homepage/taskCenter/getTaskCenterType',
    summary: 'Kinds of tasks, with their numbers.',
    who: 'member',
    input: nothing,
    output: z.array(taskType),
  },
  count: {
    method: 'GET',
    path: '/homepage/taskCenter/getTodoCount',
    summary: 'The number of tasks that wait for this person, over the sources that answer.',
    who: 'member',
    input: nothing,
    output: z.object({ todo: z.number().int() }),
  },
  list: {
    method: 'POST',
    path: '/homepage/taskCenter/getTaskCenterInfo',
    summary: 'This person’s tasks of one kind, over all sources; a source that fails is named.',
    who: 'member',
    input: z.object({
      ...paging,
      type: z.string().min(1).max(32).default('todo'),
      keyword: keyword.optional(),
      sourceCode: z.string().max(64).optional(),
      /** The days on which a task arrived, both included. */
      startTime: day.optional(),
      endTime: day.optional(),
      /** Only what is past its time. */
      overdue: z.boolean().optional(),
      /** Default: `due` for what has to be done, else `time`. */
      sort: z.enum(['time', 'due', 'priority']).optional(),
    }),
    /** `sources` counts what every source has under the other filters. */
    output: pageOf(task).extend({ sources: z.array(sourceCount), failedSources: z.array(failedSource) }),
  },
  detail: {
    method: 'GET',
    path: '/homepage/taskCenter/getTaskDetail',
    summary: 'One task as its source has it now, with its progress; no task where it is gone.',
    who: 'member',
    input: sourceRow,
    output: z.object({ task: task.optional(), progress: progress.optional(), failedSources: z.array(failedSource) }),
  },
  act: {
    method: 'POST',
    path: '/homepage/taskCenter/actOnTasks',
    summary: 'Marks tasks as read, urges or withdraws them in their source; each one succeeds or fails by itself.',
    who: 'member',
    input: z.object({ action: taskAct, tasks: z.array(sourceRow).min(1).max(100) }),
    output: z.object({ done: z.array(sourceRow), failed: z.array(sourceRow.extend({ reason: z.string() })) }),
  },
});

export type Task = z.output<typeof task>;
export type TaskAct = z.output<typeof taskAct>;
export type TaskType = z.output<typeof taskType>;
