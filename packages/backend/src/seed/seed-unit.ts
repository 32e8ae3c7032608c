import type { UserType } from '@portico/contracts';
import { menuEntry, moduleSwitch } from '../homepage/unit/schema.ts';
import type { SeedContext } from './seed-demo.ts';

const members: UserType[] = ['STUDENT', 'STAFF'];
const everyone: UserType[] = ['GUEST', ...members];

interface Module {
  sign: string;
  name: string;
  /** The menu entry of a module; modules without one are opened in other ways. */
  path?: string;
  mobile?: string;
  icon?: string;
  audience?: UserType[];
  blocks?: [sign: string, name: string][];
}

const modules: Module[] = [
  {
    sign: 'home',
    name: '首页',
    path: '/home',
    mobile: '/mobile/home',
    icon: 'home',
    blocks: [
      ['home.banner', '轮播'],
      ['home.quick-nav', '快捷导航'],
      ['home.services', '服务'],
      ['home.topics', '一件事专题'],
      ['home.statistics', '统计'],
      ['home.person', '我的信息'],
      ['home.work', '我的工作'],
      ['home.systems', '业务系统'],
      ['home.recommendations', '为谁办事'],
      ['home.departments', '按部门查找'],
      ['home.shuttle', '校车时刻'],
      ['home.tools', '便民工具'],
      ['home.three-lists', '三张清单'],
      ['home.links', '链接与账号'],
      ['home.content', '学校介绍'],
    ],
  },
  { sign: 'service-hall', name: '服务大厅', path: '/service-hall', mobile: '/mobile/work', icon: 'grid' },
  { sign: 'business-system', name: '业务系统', path: '/business-system', icon: 'link' },
  { sign: 'news', name: '新闻中心', path: '/news', mobile: '/mobile/news', icon: 'news', blocks: [['news.latest', '新闻']] },
  {
    sign: 'task-center',
    name: '任务中心',
    path: '/task-center',
    mobile: '/mobile/task-center',
    icon: 'task',
    audience: members,
    blocks: [['task-center.todo', '待办']] as [string, string][],
  },
  {
    sign: 'schedule',
    name: '日程中心',
    path: '/schedule-center',
    mobile: '/mobile/my-schedule/schedule',
    icon: 'cal',
    audience: members,
    blocks: [['schedule.today', '今日日程']] as [string, string][],
  },
  {
    sign: 'info-center',
    name: '信息中心',
    path: '/info-center',
    mobile: '/mobile/notice',
    icon: 'bell',
    blocks: [['info-center.notices', '通知公告']],
  },
  {
    sign: 'personal-center',
    name: '个人中心',
    audience: members,
    blocks: [['personal-center.assets', '我的数据']],
  },
  { sign: 'search', name: '搜索' },
  { sign: 'robot', name: '智能助手' },
  { sign: 'offline', name: '离线查看', audience: members },
];

/** Pages that are in no menu, except where a school starts with one. */
const unlisted: Record<string, Pick<Module, 'path' | 'mobile' | 'icon'>> = {
  'personal-center': { path: '/personal-center', mobile: '/mobile/personal-center', icon: 'user' },
};

export async function seedUnit({ transaction, demo, fid, ids }: SeedContext): Promise<void> {
  const isOff = (sign: string) => demo.off?.includes(sign) ?? false;
  const switches = modules.flatMap(({ sign, name, audience = everyone, blocks = [] }, sort) => [
    { fid, sign, name, sort, audience, open: isOff(sign) ? (0 as const) : (1 as const) },
    ...blocks.map(([block, blockName], index) => ({ fid, sign: block, parent: sign, name: blockName, sort: sort * 10 + index, audience })),
  ]);
  await transaction.insert(moduleSwitch).values(switches);

  const [first] = modules.flatMap((module) => (module.sign === demo.first ? [{ ...module, ...unlisted[module.sign] }] : []));
  const builtIn = [...modules.filter((module) => module.path), ...(first ? [first] : [])].map(
    ({ sign, name, path = '', mobile, icon, audience = everyone }, index) => ({
      id: ids('menu', index),
      fid,
      name,
      icon,
      link: path,
      path,
      mobileLink: mobile,
      module: sign,
      sort: sign === demo.first ? -1 : index,
      audience,
      isDefault: 1 as const,
      isLogin: audience === members ? (1 as const) : (0 as const),
      isFrame: 0 as const,
    }),
  );
  await transaction.insert(menuEntry).values(builtIn);
}
