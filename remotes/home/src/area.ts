import { defineArea, first } from '@portico/area';
import {
  configContract,
  curriculumContract,
  noticeContract,
  personContract,
  serviceContract,
  statisticContract,
  taskContract,
  termContract,
  topicContract,
} from '@portico/contracts';
import { recentInput, recommendedInput, systemsInput, usualRecommendation } from './model/first-inputs.ts';

const workbench = { device: 'desktop', template: 2 } as const;
const gateway = { device: 'desktop', template: 3 } as const;

/** What the home page is to the portal. Its own blocks are declared and arranged like those of other areas. */
export const area = defineArea({
  id: 'home',
  title: '首页',
  contract: '^1',
  pages: {
    home: {
      title: '首页',
      desktop: { path: '/home' },
      mobile: { path: '/mobile/home', keepalive: true },
      calls: [
        first(configContract.homeConfig),
        first(termContract.now),
        first(curriculumContract.day),
        first(taskContract.types),
        first(noticeContract.show),
        first(personContract.assets),
        first(statisticContract.hotSearches, {}, gateway),
      ],
      blocks: [
        'home.banner',
        'home.services',
        'home.topics',
        'home.statistics',
        'home.work',
        'home.systems',
        'home.recommendations',
        'task-center.todo',
        'info-center.notices',
        'news.latest',
      ],
    },
  },
  blocks: {
    'home.banner': { title: '轮播', height: { desktop: 300, mobile: 128 }, calls: [first(configContract.banners)] },
    'home.quick-nav': { title: '快捷导航', height: { desktop: 115, mobile: 150 }, membersOnly: true },
    'home.services': {
      title: '服务',
      height: { desktop: 381, mobile: 252 },
      calls: [first(serviceContract.recommended, recommendedInput), first(serviceContract.recentlyUsed, recentInput, workbench)],
    },
    'home.topics': { title: '一件事专题', height: { desktop: 163, mobile: 196 }, calls: [first(topicContract.list)] },
    'home.statistics': { title: '统计', height: { desktop: 88, mobile: 140 }, calls: [first(statisticContract.home)] },
    'home.person': { title: '我的信息', height: { desktop: 277, mobile: 200 }, membersOnly: true },
    'home.work': {
      title: '我的工作',
      height: { desktop: 268, mobile: 200 },
      membersOnly: true,
      calls: [first(personContract.work, { template: 2 }, workbench)],
    },
    'home.systems': {
      title: '业务系统',
      height: { desktop: 402, mobile: 200 },
      calls: [first(serviceContract.businessSystems, systemsInput, workbench)],
    },
    'home.recommendations': {
      title: '为谁办事',
      height: { desktop: 200, mobile: 200 },
      calls: [
        first(serviceContract.recommendationsByType, { type: usualRecommendation }, gateway),
        first(serviceContract.types, {}, gateway),
      ],
    },
    'home.departments': { title: '按部门查找', height: { desktop: 200, mobile: 200 } },
    'home.shuttle': { title: '校车时刻', height: { desktop: 277, mobile: 285 } },
    'home.tools': { title: '便民工具', height: { desktop: 233, mobile: 238 } },
    'home.three-lists': { title: '三张清单', height: { desktop: 200, mobile: 200 } },
    'home.links': { title: '链接与账号', height: { desktop: 200, mobile: 200 } },
    'home.content': { title: '学校介绍', height: { desktop: 200, mobile: 200 } },
  },
});
