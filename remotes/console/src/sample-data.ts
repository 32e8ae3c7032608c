import type {
  Act,
  ConsoleGrant,
  ConsoleMe,
  ConsoleModule,
  ConsolePartner,
  ConsoleRight,
  ConsoleSource,
  Overview,
  ReleasePlace,
  ReleaseRead,
} from '@portico/contracts/console';

const rights: Record<string, ConsoleRight> = {
  'console.read': 'read',
  'releases.activate': 'confirm',
  'releases.school': 'confirm',
  'releases.preview': 'change',
  'modules.change': 'change',
  'content.urgent': 'confirm',
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
  confirmWays: ['password'],
  confirmBy: 'password',
  time: '2026-11-20 09:30:36',
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
      seen: 4_860,
      failed: 1,
      lcp: 1_440,
      hours: Array.from({ length: 24 }, (_, hour) => hour * 2),
    },
  ],
  misses: [{ fid: '10001', words: '校园卡补办', people: 4 }],
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

const place: ReleasePlace = {
  kind: 'everyone',
  buildId: '3f09ab71c2de',
  since: '2026-11-14 09:40:00',
  by: '周景行 T10001',
  revision: 120,
  tabs: 418,
  seen: 4112,
  failed: 9,
  vitals: { LCP: { p75: 1440, count: 400 }, INP: { p75: 92, count: 400 } },
  backTo: 'd81a60f3b5c9',
};

export const releaseRead: ReleaseRead = {
  revision: 128,
  area: 'news',
  title: '新闻中心',
  places: [place, { ...place, kind: 'share', share: 20, buildId: '9b02d7f1a4c8', revision: 127, backTo: null, tabs: 92 }],
  builds: ['9b02d7f1a4c8', '3f09ab71c2de'].map((buildId, index) => ({
    buildId,
    publishTime: `2026-11-1${8 - index} 13:02:00`,
    keyId: 'news.pub',
    by: 'news',
    size: 61,
    change: index === 0 ? 3 : null,
    contract: '^1',
    development: false,
    kept: [index === 0 ? '灰度 20%' : '所有人'],
  })),
  plans: [],
  steps: [
    {
      time: '2026-11-20 13:20:00',
      who: '周景行 T10001',
      action: 'activate',
      buildId: '9b02d7f1a4c8',
      school: null,
      share: 20,
      preview: null,
      reason: null,
      revision: 127,
    },
  ],
};

export const grant: ConsoleGrant = {
  id: 'grant-2',
  role: 'editor',
  fid: '10001',
  account: 'T10002',
  name: '苏听荷',
  departments: [{ id: '1000102001', name: '教务处' }],
  mayReview: true,
  by: '何以宁 T10003',
  reason: '负责教务通知',
  time: '2026-09-01 09:00:00',
  waiting: false,
  unused: false,
  may: ['编辑所属部门的新闻、通知和服务草稿'],
};

export const partnerItems: ConsolePartner[] = [
  { partner: 'password', from: 'own', fields: [], version: '', signIns: 1012, failures: 34 },
  {
    partner: 'cas',
    from: 'own',
    version: 'c1',
    signIns: 688,
    failures: 3,
    look: { time: '2026-11-20 09:00:00' },
    fields: [{ name: 'server', value: 'https://sso.qinghe.example/cas', secret: false, set: true, optional: false }],
  },
  {
    partner: 'wechat',
    from: 'none',
    version: 'w0',
    signIns: 0,
    failures: 0,
    fields: [
      { name: 'appid', secret: false, set: false, optional: false },
      { name: 'secret', secret: true, set: false, optional: false },
    ],
  },
];

export const sourceItem: ConsoleSource = {
  code: 'oa',
  name: '协同办公 OA',
  kind: 'http',
  offers: ['tasks', 'approvals'],
  state: 'open',
  retryIn: 18,
  nodes: [{ node: 'node-1', state: 'open', failures: 3, at: '2026-11-20 09:30:00' }],
  asked: 3204,
  failed: 12,
  p50: 80,
  p95: 420,
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? null : 300 + hour * 5)),
  medians: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? null : 60 + hour)),
  lastGood: '2026-11-20 09:06:00',
  http: { base: 'https://oa.qinghe.example/api/', headers: { authorization: '' } },
  version: 's1',
};
