import { expect, test } from 'vitest';
import { leadsSomewhere } from './address.ts';
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
  ['/news/article/1', true, false],
  ['/news/article/1/?from=search#top', true, false],
  ['/mobile/news/1', false, true],
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
