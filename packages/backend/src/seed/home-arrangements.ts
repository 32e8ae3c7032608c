import type { HomeBlock } from '@portico/contracts';

type Area = HomeBlock['area'];
type Placed = [sign: string, name: string, area: Area, more?: { members?: true; props?: HomeBlock['props'] }];

const members = { members: true } as const;
const banner: Placed = ['home.banner', '轮播', 'top'];
const quickNavigation: Placed = ['home.quick-nav', '快捷导航', 'top', members];
const statistics: Placed = ['home.statistics', '统计', 'bottom'];
const notices: Placed = ['info-center.notices', '通知公告', 'right'];
const todo: Placed = ['task-center.todo', '待办', 'main', members];

/** The home of each demo school, in the order of the page; the first one is everybody's default. */
const arrangements: Record<string, Placed[]> = {
  '10001': [
    ...[banner, quickNavigation],
    ['home.services', '服务', 'main'],
    notices,
    todo,
    ['home.topics', '一件事专题', 'bottom'],
    ['news.latest', '新闻', 'bottom'],
    ['home.shuttle', '校车时刻', 'main'],
    ['home.tools', '便民工具', 'right'],
    statistics,
  ],
  '10002': [
    ['home.person', '我的信息', 'left', members],
    ['home.work', '我的工作', 'left', members],
    ['home.systems', '业务系统', 'left'],
    todo,
    ['home.services', '常用应用', 'main'],
    ['info-center.notices', '信息中心', 'main', { props: { look: 'lines' } }],
    ['schedule.today', '今日日程', 'right', members],
    ['news.latest', '值得一读', 'right', { props: { look: 'one' } }],
    ['home.shuttle', '校车时刻', 'right'],
    ['home.tools', '便民工具', 'right'],
  ],
  '10003': [
    banner,
    ['home.recommendations', '为谁办事', 'top'],
    ['home.topics', '专题服务', 'bottom'],
    ['home.departments', '按部门查找', 'bottom'],
    ['news.latest', '新闻', 'main', { props: { look: 'pair' } }],
    notices,
    ['home.three-lists', '三张清单', 'bottom'],
    ['home.tools', '便民工具', 'bottom'],
    statistics,
    ['home.links', '链接与账号', 'bottom'],
  ],
  '10004': [
    ...[banner, quickNavigation],
    ['home.topics', '一件事专题', 'bottom'],
    ['home.services', '服务', 'main'],
    notices,
    ['home.recommendations', '为谁办事', 'bottom'],
    ['news.latest', '新闻', 'bottom'],
    ['home.content', '学校介绍', 'bottom', { props: { sign: 'about' } }],
  ],
  '10005': [
    ...[banner, quickNavigation],
    ['news.latest', '新闻', 'bottom'],
    ['home.services', '服务', 'main'],
    notices,
    ['home.shuttle', '校车时刻', 'main'],
    ['task-center.overdue', '已逾期', 'right', members],
    ['home.systems', '业务系统', 'right'],
    ['home.departments', '按部门查找', 'bottom'],
    ['home.three-lists', '三张清单', 'bottom'],
  ],
  '331906': [
    banner,
    ['personal-center.assets', '我的数据', 'main', members],
    ['home.services', '服务', 'main'],
    notices,
    ['home.tools', '便民工具', 'bottom'],
    ['news.latest', '新闻', 'bottom'],
    ['home.links', '链接与账号', 'bottom'],
  ],
};

export const homeOf = (fid: string): readonly Placed[] => arrangements[fid] ?? arrangements['10001'] ?? [];
