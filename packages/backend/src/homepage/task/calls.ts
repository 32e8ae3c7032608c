import { taskContract } from '@portico/contracts';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { holds } from '../search/words.ts';
import { pageOf } from '../service/filter.ts';
import { taskTypes } from './task-types.ts';
import { countTasks, taskItem, taskOrders } from './tasks.ts';

export function taskCalls(services: HomepageContext): ServedCall[] {
  return serve(
    taskContract,
    {
      types: (_input, { visitor }) => countTasks(services, visitor),
      async list({ type, keyword, sourceCode, sort, ...paging }, { visitor }) {
        if (!taskTypes.some((each) => each.type === type)) throw notFound('任务类型');
        const { records, failedSources } = await services.sources.gather('tasks', visitor);
        const rows = records
          .filter((row) => row.type === type && (!sourceCode || row.sourceCode === sourceCode) && holds(row.title, keyword))
          .sort(taskOrders[sort]);
        const page = pageOf(rows, paging);
        return { ...page, records: page.records.map((row) => taskItem(row, services.now())), failedSources };
      },
    },
    { module: 'task-center' },
  );
}
