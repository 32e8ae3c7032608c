import { personContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { signInBefore } from '../../kernel/audit/own-audit.ts';
import { userInfoOf } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { findNotices } from '../notice/notices.ts';
import { tallyOf } from '../notice/tally.ts';
import { countTasks } from '../task/tasks.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { assetsOf } from './assets.ts';
import { personDataHandlers } from './data.ts';
import { faultReportHandlers } from './fault-reports.ts';
import { identityCodeHandlers } from './identity-code.ts';
import { revealHandlers } from './reveal.ts';
import { workOf } from './work.ts';

export function personCalls(services: HomepageContext): ServedCall[] {
  const { now } = services;
  return serve(
    personContract,
    {
      assets: (_input, { visitor }) => assetsOf(services, visitor),
      async info(_input, { visitor: { school, person: who, session, binds } }) {
        const before = await signInBefore(services, who.id, session.loginTime);
        const { lastLoginTime: _thisTime, lastLoginIp: _thisIp, ...own } = userInfoOf(school, { who, session, binds, now: now() });
        return {
          ...own,
          ...who.profile,
          ...(before && { lastLoginTime: writeTime(before.time), ...(before.ip && { lastLoginIp: before.ip }) }),
          revealable: (['mobile', 'mail'] as const).filter((field) => who.profile[field] && binds.includes(field)),
        };
      },
      async message(_input, { visitor }) {
        const hasNotices = await isModuleAtWork(services, visitor, 'info-center');
        const hasTasks = await isModuleAtWork(services, visitor, 'task-center');
        const todo = hasTasks ? (await countTasks(services, visitor)).find((each) => each.type === 'todo') : undefined;
        return {
          unread: hasNotices ? (await tallyOf(services, visitor)).unread : 0,
          todo: todo?.count ?? 0,
          dueToday: todo?.dueToday ?? 0,
          latest: hasNotices ? await findNotices(services, visitor, { cut: { limit: 5, offset: 0 } }) : [],
        };
      },
      work: ({ template }, { visitor }) => workOf(services, visitor, template),
      ...personDataHandlers(services),
      ...revealHandlers(services),
      ...identityCodeHandlers(services),
      ...faultReportHandlers(services),
    },
    {
      modules: {
        assets: 'personal-center',
        info: 'personal-center',
        work: 'personal-center',
        data: 'personal-center',
        dataTypes: 'personal-center',
        dataSelects: 'personal-center',
        revealInfo: 'personal-center',
        revealAsset: 'personal-center',
        revealData: 'personal-center',
        identityCode: 'personal-center',
        reportFault: 'personal-center',
        faultReports: 'personal-center',
      },
    },
  );
}
