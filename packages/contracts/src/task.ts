import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, failedSource, id, keyword, linkTarget, nothing, pageOf, paging } from './shapes.ts';

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
  status: z.enum(['todo', 'read', 'doing', 'done', 'rejected', 'withdrawn']),
  target: linkTarget,
  actions: z.array(z.enum(['handle', 'view', 'urge', 'withdraw', 'markRead'])),
});

export const taskContract = contract({
  types: {
    method: 'GET',
    path: '/homepage/taskCenter/getTaskCenterType',
    summary: 'Kinds of tasks, with their numbers.',
    who: 'member',
    input: nothing,
    output: z.array(taskType),
  },
  list: {
    method: 'POST',
    path: '/homepage/taskCenter/getTaskCenterInfo',
    summary: 'This person’s tasks of one kind, over all sources; a source that fails is named.',
    who: 'member',
    input: z.object({
      ...paging,
      type: z.string().min(1).max(32),
      keyword: keyword.optional(),
      sourceCode: z.string().max(64).optional(),
      sort: z.enum(['time', 'due', 'priority']).default('time'),
    }),
    output: pageOf(task).extend({ failedSources: z.array(failedSource) }),
  },
});

export type Task = z.output<typeof task>;
export type TaskType = z.output<typeof taskType>;
