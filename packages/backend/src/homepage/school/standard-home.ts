import type { HomeBlock } from '@portico/contracts';
import type { ConfigBodies } from '../../kernel/config/schema.ts';
import { spanIn } from '../unit/home-blocks.ts';

const place = (sign: string, name: string, area: HomeBlock['area'], isLogin: 0 | 1 = 0): ConfigBodies['homeBlock'] => ({
  template: 0,
  sign,
  name,
  area,
  span: spanIn[area],
  open: 1,
  isLogin,
  props: {},
});

/** The home of a new school, in the order of the page. */
export const standardHome: readonly ConfigBodies['homeBlock'][] = [
  place('home.quick-nav', '快捷导航', 'top', 1),
  place('home.services', '服务', 'main'),
  place('task-center.todo', '待办', 'main', 1),
  place('info-center.notices', '通知公告', 'right'),
  place('news.latest', '新闻', 'bottom'),
  place('home.departments', '按部门查找', 'bottom'),
];
