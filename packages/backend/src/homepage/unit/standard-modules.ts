import type { UserType } from '@portico/contracts';

export const members: UserType[] = ['STUDENT', 'STAFF'];
export const everyone: UserType[] = ['GUEST', ...members];

/** A module of the portal itself, with its menu entry and its blocks. */
export interface StandardModule {
  sign: string;
  name: string;
  /** The menu entry of a module; modules without one are opened in other ways. */
  path?: string;
  mobile?: string;
  icon?: string;
  audience?: UserType[];
  blocks?: [sign: string, name: string][];
}

/** What every new school begins with; areas of other teams are added by their activation. */
export const standardModules: readonly StandardModule[] = [
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
export const unlistedPages: Readonly<Record<string, Pick<StandardModule, 'path' | 'mobile' | 'icon'>>> = {
  'personal-center': { path: '/personal-center', mobile: '/mobile/personal-center', icon: 'user' },
};
