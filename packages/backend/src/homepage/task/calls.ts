import { taskContract } from '@portico/contracts';
import { addDays, atDay } from '@portico/contracts/time';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { holds } from '../search/words.ts';
import { pageOf } from '../service/filter.ts';
import { actOnTasks } from './act.ts';
import { countSources, refreshMs } from './source-rows.ts';
import { taskTypes } from './task-types.ts';
import { countTasks, isOverdue, taskItem, taskOrders, taskProgress } from './tasks.ts';

export function taskCalls(services: HomepageContext): ServedCall[] {
  const { sources, now } = services;
  return serve(
    taskContract,
    {
      types: (_input, { visitor }) => countTasks(services, visitor),
      async count(_input, { visitor }) {
        const { records } = await sources.gather('tasks', visitor);
        return { todo: records.filter(({ type }) => type === 'todo').length };
      },
      async list({ type, keyword, sourceCode, startTime, endTime, overdue, sort, ...paging }, { visitor }) {
        if (!taskTypes.some((each) => each.type === type)) throw notFound('任务类型');
        const { records, failedSources } = await sources.gather('tasks', visitor);
        const from = startTime && atDay(startTime);
        const until = endTime && atDay(addDays(endTime, 1));
        const found = records.filter(
          (row) =>
            row.type === type &&
            (!overdue || isOverdue(row, now())) &&
            (!from || row.receiveTime >= from) &&
            (!until || row.receiveTime < until) &&
            holds(`${row.title} ${row.initiator ?? ''} ${row.id}`, keyword),
        );
        const rows = found.filter((row) => !sourceCode || row.sourceCode === sourceCode);
        const page = pageOf(rows.sort(taskOrders[sort ?? (type === 'todo' ? 'due' : 'time')]), paging);
        return { ...page, records: page.records.map((row) => taskItem(row, now())), sources: countSources(found), failedSources };
      },
      async detail({ id, sourceCode }, { visitor }) {
        const { records, failedSources } = await sources.gather('tasks', visitor, { sourceCode, maxAgeMs: refreshMs });
        const row = records.find((each) => each.id === id);
        return { ...(row && { task: taskItem(row, now()), progress: taskProgress(row, now()) }), failedSources };
      },
      act: (input, { visitor }) => actOnTasks(services, visitor, input),
    },
    { module: 'task-center' },
  );
}
