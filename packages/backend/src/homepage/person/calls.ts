import { personContract } from '@portico/contracts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { userInfoOf } from '../../pedestal/sign-in/user-info.ts';
import type { Workshop } from '../../services.ts';
import { findNotices } from '../notice/notices.ts';
import { tallyOf } from '../notice/tally.ts';
import { countTasks } from '../task/tasks.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { assetsOf } from './assets.ts';
import { personDataHandlers } from './data.ts';
import { workOf } from './work.ts';

export function personCalls(workshop: Workshop): ServedCall[] {
  const { now } = workshop;
  return serve(
    personContract,
    {
      assets: (_input, { visitor }) => assetsOf(workshop, visitor),
      info: (_input, { visitor: { school, person: who, session, binds } }) => ({
        ...userInfoOf(school, { who, session, binds, now: now() }),
        ...who.profile,
      }),
      async message(_input, { visitor }) {
        const hasNotices = await isModuleAtWork(workshop, visitor, 'info-center');
        const hasTasks = await isModuleAtWork(workshop, visitor, 'task-center');
        const todo = hasTasks ? (await countTasks(workshop, visitor)).find((each) => each.type === 'todo') : undefined;
        return {
          unread: hasNotices ? (await tallyOf(workshop, visitor)).unread : 0,
          todo: todo?.count ?? 0,
          dueToday: todo?.dueToday ?? 0,
          latest: hasNotices ? await findNotices(workshop, visitor, { cut: { limit: 5, offset: 0 } }) : [],
        };
      },
      work: (_input, { visitor }) => workOf(workshop, visitor),
      ...personDataHandlers(workshop),
    },
    {
      modules: {
        ...{ assets: 'personal-center', info: 'personal-center', work: 'personal-center' },
        ...{ data: 'personal-center', dataTypes: 'personal-center', dataSelects: 'personal-center' },
      },
    },
  );
}
