import type { Plan, PlannedArea } from '@portico/area';
import { expect, test } from 'vitest';
import { matchArea, openPlan } from './match.ts';

const news: PlannedArea = {
  area: 'news',
  title: '新闻',
  buildId: 'b1',
  base: '/areas/news/b1/',
  entry: 'remoteEntry.js',
  global: 'news_b1',
  files: {},
  entryPoints: { desktop: { scripts: [], styles: [] }, mobile: { scripts: [], styles: [] } },
  pages: {
    list: { title: '新闻中心', desktop: { path: '/news' }, mobile: { path: '/mobile/news', keepalive: true } },
    article: { title: '新闻', desktop: { path: '/news/article/:id' }, mobile: { path: '/mobile/news/article/:id' } },
    internal: { title: '内部', module: 'news.internal', desktop: { path: ['/news/internal', '/home/internal'] } },
  },
  blocks: { 'news.latest': { title: '新闻', height: { desktop: 1, mobile: 1 } } },
};
const plan: Plan = { revision: 1, areas: [news] };

test('L4 L5 · an address names a page, its device and its parameters', () => {
  expect(matchArea(plan, '/news')).toMatchObject({ name: 'list', device: 'desktop' });
  expect(matchArea(plan, '/news/')).toMatchObject({ name: 'list' });
  expect(matchArea(plan, '/mobile/news/article/n%201')).toMatchObject({ name: 'article', device: 'mobile', params: { id: 'n 1' } });
  expect(matchArea(plan, '/home/internal')).toMatchObject({ name: 'internal' });
});

test('L7 · an address of no page is none', () => {
  for (const path of ['/', '/newsletter', '/news/article', '/news/article/1/2', '/mobile']) expect(matchArea(plan, path)).toBeUndefined();
});

test('G8 · pages and blocks whose module is off are not in the plan', () => {
  const open = openPlan(plan, new Set(['news']));
  expect(Object.keys(open.areas[0]?.pages ?? {})).toEqual(['list', 'article']);
  expect(open.areas[0]?.blocks).toEqual({});
  expect(matchArea(openPlan(plan, new Set()), '/news')).toBeUndefined();
});
