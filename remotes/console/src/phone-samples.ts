import type { ConsoleModule, Effects, ReleaseRead } from '@portico/contracts/console';

/** What the tests of the phone's pages are answered. */
export const effects: Effects = {
  menuEntries: 1,
  pages: 2,
  blocks: 1,
  tabs: 655,
  people: 0,
  services: 0,
  plans: 0,
  sentences: ['655 个打开的页面会自动更新，无需刷新'],
  reversible: true,
};

const module = (sign: string, name: string, more: Partial<ConsoleModule> = {}): ConsoleModule => ({
  sign,
  parent: '',
  name,
  state: 'on',
  audience: ['GUEST', 'STUDENT', 'STAFF'],
  version: `${sign}-1`,
  places: ['菜单'],
  ...more,
});

export const modulesRead = {
  fid: '10001',
  modules: [
    module('home', '首页'),
    module('home.banner', '横幅', { parent: 'home' }),
    module('service-hall', '服务大厅'),
    module('task-center', '任务中心', { plan: { id: '1', state: 'maintenance', due: '2026-11-20 22:00:00' } }),
    module('schedule', '日程中心', { state: 'maintenance', text: '课表数据核对中' }),
    module('info-center', '信息中心'),
    module('news', '新闻中心'),
  ],
};

const place = {
  since: '2026-11-20 08:00:00',
  by: '周景行',
  revision: 128,
  tabs: 655,
  seen: 700,
  failed: 20,
  vitals: {},
};
const build = {
  publishTime: '2026-11-12 10:00:00',
  keyId: 'k1',
  by: 'team',
  size: 80,
  change: null,
  contract: '^1',
  development: false,
  kept: [],
};

export const scheduleRead: ReleaseRead = {
  revision: 128,
  area: 'schedule',
  title: '日程中心',
  places: [
    { ...place, kind: 'everyone', buildId: 'e2196fd0aaaa', backTo: 'a40b7c15bbbb' },
    { ...place, kind: 'share', share: 10, buildId: 'c3d4e5f6aaaa', backTo: null },
    { ...place, kind: 'school', school: '10002', buildId: 'c3d4e5f6aaaa', backTo: null },
  ],
  builds: [{ ...build, buildId: 'a40b7c15bbbb' }],
  plans: [],
  steps: [],
};

export const releaseAreas = {
  revision: 128,
  areas: [
    { area: 'news', title: '新闻中心', everyone: '3f09ab71c2de' },
    { area: 'schedule', title: '日程中心', everyone: 'e2196fd0aaaa', share: { buildId: 'c3d4e5f6aaaa', percent: 10 } },
  ],
};
