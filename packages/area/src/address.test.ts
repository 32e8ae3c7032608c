import { expect, test } from 'vitest';
import { leadsSomewhere, onDevice } from './address.ts';
import type { Plan } from './plan.ts';

const news = {
  area: 'news',
  title: '新闻',
  buildId: 'b',
  base: '/areas/news/b/',
  entry: 'e.js',
  global: 'n',
  files: {},
  blocks: {},
  entryPoints: { desktop: { scripts: [], styles: [] }, mobile: { scripts: [], styles: [] } },
  pages: { article: { title: '新闻', desktop: { path: '/news/article/:id' }, mobile: { path: ['/mobile/news/:id', '/m/*'] } } },
};
const plan = { revision: 1, areas: [news] } as unknown as Plan;

test.each([
  ['/news/article/1', true, true],
  ['/news/article/1/?from=search#top', true, true],
  ['/mobile/news/1', true, true],
  ['/m', false, true],
  ['/m/a/b', false, true],
  ['/news/article', false, false],
  ['/info-center?notice=1', false, false],
  ['https://library.example/', true, true],
  ['', false, false],
])('a link to %s leads somewhere on a desktop: %s, on a phone: %s', (link, desktop, mobile) => {
  expect(leadsSomewhere(plan, 'desktop', link)).toBe(desktop);
  expect(leadsSomewhere(plan, 'mobile', link)).toBe(mobile);
});

test('a link that names a page of the other device leads to the same page here', () => {
  expect(onDevice(plan, 'mobile', '/news/article/7?from=search#top')).toBe('/mobile/news/7?from=search#top');
  expect(onDevice(plan, 'desktop', '/mobile/news/7')).toBe('/news/article/7');
  expect(onDevice(plan, 'mobile', '/mobile/news/7')).toBe('/mobile/news/7');
  expect(onDevice(plan, 'mobile', 'https://library.example/news/article/7')).toBe('https://library.example/news/article/7');
  expect(onDevice(plan, 'desktop', '/no-such-page')).toBe('/no-such-page');
});
