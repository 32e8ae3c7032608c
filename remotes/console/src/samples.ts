import { portalError } from '@portico/client';
import {
  actsContract,
  auditContract,
  grantsContract,
  meContract,
  modulesContract,
  overviewContract,
  partnersContract,
  presenceContract,
  releasesContract,
  signInSettingsContract,
  sourcesContract,
} from '@portico/contracts/console';
import { type FakeHandlers, type FakeServer, fakeServer, planWith } from '@portico/testing';
import { area } from './area.ts';
import { act, grant, me, module, overviewRead, partnerItems, releaseRead, sourceItem } from './sample-data.ts';

// Only tests read this file.
export const plan = planWith(area);

export const effects = {
  menuEntries: 1,
  pages: 2,
  blocks: 0,
  tabs: 3,
  people: 0,
  services: 0,
  plans: 0,
  sentences: ['3 个打开的页面会自动更新，无需刷新'],
  reversible: true,
};
export const modulesRead = {
  fid: '10001',
  modules: [
    module('home', '首页', { fixed: '登录后首先打开的是“首页”，不能对成员关闭' }),
    module('home.banner', '轮播'),
    module('task-center', '任务中心'),
  ],
};
export const releaseAreas = {
  revision: 128,
  areas: [{ area: 'news', title: '新闻中心', everyone: '3f09ab71c2de', since: '2026-11-14 09:40:00' }],
};

const signInRead = {
  login: 'own' as const,
  landing: '',
  onlineMinutes: 0,
  refreshMinutes: 0,
  landings: [{ id: 'news', name: '新闻中心' }],
  version: 's1',
};

interface Given {
  me?: FakeHandlers<typeof meContract>;
  overview?: FakeHandlers<typeof overviewContract>;
  acts?: FakeHandlers<typeof actsContract>;
  modules?: FakeHandlers<typeof modulesContract>;
  releases?: FakeHandlers<typeof releasesContract>;
  audit?: FakeHandlers<typeof auditContract>;
  grants?: FakeHandlers<typeof grantsContract>;
  partners?: FakeHandlers<typeof partnersContract>;
  presence?: FakeHandlers<typeof presenceContract>;
  sources?: FakeHandlers<typeof sourcesContract>;
}

/** A console in which everything answers; a test replaces what it is about. */
export function consoleServer(given: Given = {}): FakeServer {
  return fakeServer(meContract, { me: () => me, ...given.me })
    .and(overviewContract, { read: () => overviewRead, ...given.overview })
    .and(actsContract, { recent: () => [act], ...given.acts })
    .and(modulesContract, { list: () => modulesRead, history: () => [], ...given.modules })
    .and(releasesContract, { areas: () => releaseAreas, read: () => releaseRead, ...given.releases })
    .and(auditContract, { days: () => [], ...given.audit })
    .and(grantsContract, {
      list: () => ({ grants: [grant], mayGive: ['admin', 'auditor'] as const, departments: [] }) as never,
      ...given.grants,
    })
    .and(partnersContract, { list: () => ({ fid: '10001', partners: partnerItems }), ...given.partners })
    .and(presenceContract, { presence: () => [], leave: () => null, ...given.presence })
    .and(signInSettingsContract, { read: () => signInRead })
    .and(sourcesContract, { list: () => ({ sources: [sourceItem] }), ...given.sources });
}

/** The same person with other rights in the school of the tests. */
export const meWith = (rights: Record<string, 'read' | 'change' | 'confirm'>) => ({
  ...me,
  grants: [],
  schools: me.schools.slice(0, 1).map((school) => ({ ...school, rights })),
});

export const confirmFirst = () => portalError('failed', '请输入登录密码，确认是您本人', { code: 2008 });
