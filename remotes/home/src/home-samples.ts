import { defineArea, type Plan } from '@portico/area';
import { portalError } from '@portico/client';
import {
  configContract,
  curriculumContract,
  type HomeBlock,
  noticeContract,
  personContract,
  quickNavigationContract,
  serviceContract,
  statisticContract,
  taskContract,
  termContract,
  threeListContract,
  topicContract,
} from '@portico/contracts';
import { type FakeHandlers, type FakeServer, fakeServer, planWith } from '@portico/testing';
import { area } from './area.ts';
import { blocks, service } from './samples.ts';

// Only tests read this file.

/** Home among areas with a hall, a search, and blocks of news, notices and tasks. */
export const plan: Plan = planWith(
  area,
  defineArea({
    id: 'service-hall',
    title: '服务大厅',
    contract: '^1',
    pages: {
      list: { title: '服务大厅', desktop: { path: '/service-hall' }, mobile: { path: '/mobile/work' } },
      guide: { title: '办事指南', desktop: { path: '/service-hall/details/:id' }, mobile: { path: '/mobile/service-guide/:id' } },
      search: { title: '搜索', desktop: { path: '/search' }, mobile: { path: '/mobile/search' } },
    },
  }),
  defineArea({
    id: 'news',
    title: '新闻',
    contract: '^1',
    pages: {},
    blocks: { 'news.latest': { title: '新闻', height: { desktop: 1, mobile: 1 } } },
  }),
);

const ownSigns = Object.keys(area.blocks);

export const refuse = () => {
  throw portalError('failed', '服务暂时没有响应', { requestId: 'req-1' });
};
export const never = () => new Promise<never>(() => undefined);

const page = <Item>(records: Item[]) => ({ records, total: records.length, pageNum: 1, pageSize: 20 });
const target = (link: string) => ({ link, isFrame: 0 as const, isLogin: 0 as const });
const updateTime = '2026-11-20 08:00:00';

/** What differs from a school in which everything answers and says `text`; `link` is where everything leads. */
interface Change {
  text?: string;
  link?: string;
  icon?: string;
  placed?: HomeBlock[];
  config?: FakeHandlers<typeof configContract>;
  services?: FakeHandlers<typeof serviceContract>;
}

export function homeServer({
  text = '校园',
  link = 'https://apps.example/',
  icon = 'card',
  placed = [],
  config = {},
  services = {},
}: Change = {}): FakeServer {
  const one = { ...service('1', { name: `${text}服务`, icon, pcUrl: link, mobileUrl: link, summary: text, deptName: text }) };
  const group = { id: 'g', name: `${text}人群`, type: 'role', sort: 0, apps: [one] };
  const topic = { id: 't', name: `${text}专题`, cover: icon, summary: text, appCount: 3, sort: 0 };
  const entry = { id: 'e', listType: 'power' as const, code: 'Q-1', name: `${text}事项`, deptName: text, basis: text, appId: '1' };
  return fakeServer(configContract, {
    homeConfig: () => placed,
    banners: () =>
      [1, 2].map((at) => ({ id: `${at}`, title: `${text}轮播 ${at}`, imgUrl: icon, alt: text, sort: at, target: target(link) })),
    tools: () => [{ id: 'o', name: `${text}工具`, icon, desc: text, target: target(link), sort: 0 }],
    busRoutes: () => [
      {
        id: 'b',
        routeName: `${text}线`,
        from: '东区',
        to: '西区',
        days: [5],
        times: [{ depart: '07:00' }, { depart: '10:00', note: text }],
      },
    ],
    bottomLinks: () => [
      { id: 'l', groupName: `${text}链接组`, sort: 0, links: [{ id: 'l1', name: `${text}链接`, url: link, isFrame: 0 as const }] },
    ],
    bottomMedia: () => [{ id: 'm', type: 'wechat' as const, name: `${text}公众号`, qrUrl: link, icon, url: link, sort: 0 }],
    content: () => ({ id: 'c', sign: 'about', title: `${text}介绍`, html: '<p>一网通办</p>', updateTime }),
    contentShowTypes: () => [{ sign: 'about', showType: 'html' as const }],
    ...config,
  })
    .and(serviceContract, {
      recommended: () => [one],
      hot: () => [service('2', { name: '热门服务一' })],
      collected: () => page([{ ...one, collectTime: updateTime, sort: 0, group: '' }]),
      recentlyUsed: () => page([{ ...one, lastTime: updateTime, times: 2 }]),
      businessSystems: () => page([{ ...one, networkScope: 'campus', ssoType: 'none' }]),
      systemsUnread: () => [{ appId: '1', unread: 120 }],
      types: () => [{ id: '7', name: `${text}类`, count: 1, icon }],
      departments: () => [{ id: '8', name: `${text}部门`, count: 12 }],
      recommendationsByType: () => [group],
      hit: () => ({ hits: 1 }),
      ...services,
    })
    .and(topicContract, {
      list: () => page([topic, { ...topic, id: 't2' }]),
      detail: () => ({ ...topic, html: '', groups: ['报到之前', '报到当天'].map((name) => ({ name, apps: [] })), news: [] }),
    })
    .and(quickNavigationContract, { list: () => [{ id: 'q', name: `${text}快捷`, icon, target: target(link), sort: 0 }] })
    .and(statisticContract, {
      home: () => ({
        appCount: 286,
        guideCount: 217,
        handlingCount: 1_286,
        finishedCount: 348_512,
        visitCount: 72_536,
        todayVisit: 9,
        updateTime,
      }),
      hotSearches: () => ({ hot: [{ search: text, count: 9, rank: 1 }] }),
    })
    .and(termContract, {
      now: () => ({
        id: '1',
        name: '秋季学期',
        year: '2026-2027',
        term: 1 as const,
        startDate: '2026-09-07',
        endDate: '2027-01-24',
        nowWeek: 11,
        totalWeek: 20,
      }),
    })
    .and(curriculumContract, { day: () => ({ date: '2026-11-20', week: 11, weekDay: 5, courses: [] }) })
    .and(taskContract, { types: () => [{ type: 'todo', name: '待办', count: 5, dueToday: 2 }] })
    .and(noticeContract, { show: () => ({ open: 1 as const, unread: 3, urgent: [] }) })
    .and(personContract, {
      assets: () => [
        { sign: 'card', name: '校园卡余额', value: '128.40', unit: '元', sensitive: false, status: 'ok' as const },
        { sign: 'pay', name: '本月薪酬', value: '9876.00', unit: '元', note: '已发放', sensitive: true, status: 'ok' as const },
        { sign: 'library', name: '图书馆', value: '', unit: '', sensitive: false, status: 'error' as const },
      ],
      work: () => ({
        cards: [{ sign: 'todo', name: '待办事项', value: 5, unit: '件', target: target(link) }],
        failedSources: [{ sourceCode: 'finance', sourceName: '财务' }],
      }),
    })
    .and(threeListContract, {
      types: () => [
        { type: 'power' as const, name: '权力清单', count: 1 },
        { type: 'duty' as const, name: '责任清单', count: 0 },
      ],
      list: ({ type }) => page(type === 'power' ? [entry] : []),
      detail: () => ({ ...entry, html: '<p>依法办理</p>', updateTime }),
    });
}

/** Every block of home, one below the other. */
export const everything = blocks(...ownSigns.map((sign): [string, HomeBlock['area']] => [sign, 'bottom']), ['news.latest', 'bottom']);

/** In jsdom nothing is ever near; here all is at once. */
export class AllNear implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}
