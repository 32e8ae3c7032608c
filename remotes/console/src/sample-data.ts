import type { Act, ConsoleMe, ConsoleModule, ConsoleRight, Overview } from '@portico/contracts/console';

const rights: Record<string, ConsoleRight> = {
  'console.read': 'read',
  'releases.activate': 'confirm',
  'releases.school': 'confirm',
  'releases.preview': 'change',
  'modules.change': 'change',
  'partners.change': 'confirm',
  'people.grant': 'change',
  'sources.change': 'change',
  'audit.read': 'read',
  'audit.export': 'confirm',
  'acts.undo': 'change',
};

/** An operator of two schools. */
export const me: ConsoleMe = {
  grants: [{ id: 'g1', role: 'operator', fid: '', departments: [], mayReview: false }],
  schools: [
    { fid: '10001', unitName: '清禾大学', host: 'localhost', rights },
    { fid: '10002', unitName: '清禾职院', host: 'college.localhost', rights },
  ],
  admins: ['何以宁'],
  confirmBy: 'password',
};

export const act: Act = {
  id: '41',
  time: '2026-11-20 09:21:00',
  who: '周景行 T10001',
  role: 'operator',
  action: 'module.change',
  name: '修改模块',
  object: 'task-center',
  objectName: '任务中心',
  fid: '10001',
  outcome: 'done',
  reason: '',
  undoUntil: '2099-11-20 09:31:00',
};

export const overviewRead: Overview = {
  sentence: '1 项异常，1 项等您处理',
  wrong: [
    {
      kind: 'share',
      fid: '',
      text: '新闻中心 的灰度 20% 已自动撤回',
      since: '2026-11-20 08:52:00',
      affected: '新版 92 个页面 11 个出错',
      button: '查看版本',
      to: '/console/releases/news',
    },
  ],
  waiting: [
    {
      kind: 'plan',
      fid: '10001',
      text: '11-20 22:00 定时：任务中心',
      since: '2026-11-20 22:00:00',
      affected: '周景行 T10001',
      button: '查看',
      to: '/console/modules',
    },
  ],
  acts: [act],
  fares: { tabs: { now: 2318, yesterday: 2226 }, failed: { now: 5, yesterday: 4 }, lcp: { now: 1420, yesterday: null } },
  areas: [
    {
      area: 'news',
      title: '新闻中心',
      buildId: '3f09ab71c2de',
      share: null,
      tabs: 486,
      failed: 1,
      hours: Array.from({ length: 24 }, (_, hour) => hour * 2),
    },
  ],
  misses: [],
  failedParts: [],
  time: '2026-11-20 09:30:36',
};

export const module = (sign: string, name: string, more: Partial<ConsoleModule> = {}): ConsoleModule => ({
  sign,
  parent: sign.includes('.') ? (sign.split('.')[0] ?? '') : '',
  name,
  state: 'on',
  audience: ['GUEST', 'STUDENT', 'STAFF'],
  version: 'v1',
  places: ['菜单'],
  ...more,
});
