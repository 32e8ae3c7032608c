// @vitest-environment node
import type { BlockProps, EntryPoint, Plan } from '@portico/area';
import { Block, usePageTitle, useParams } from '@portico/area/react';
import { callKey } from '@portico/contracts';
import { guest, now, school } from '@portico/testing';
import { type ComponentType, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { identityCalls } from '../page-data/startup-calls.ts';
import { renderView } from './render-view.tsx';

const area = (id: string, more: object) => ({
  area: id,
  title: id,
  buildId: 'b1',
  base: '',
  entry: '',
  global: '',
  files: {},
  pages: {},
  blocks: {},
  entryPoints: { desktop: { scripts: [], styles: [] }, mobile: { scripts: [], styles: [] } },
  ...more,
});
const plan: Plan = {
  revision: 1,
  areas: [
    area('news', { pages: { article: { title: '新闻', desktop: { path: '/news/:id' }, blocks: ['hall.hot'] } } }),
    area('hall', { blocks: { 'hall.hot': { title: '热门', height: { desktop: 100, mobile: 100 } } } }),
  ],
};
const module = (sign: string) => ({ sign, name: sign, open: 1, maintenance: 0, children: [] });
const [userInfo, unit, host] = identityCalls.map((call) => callKey(call, undefined)) as [string, string, string];
const answers = {
  [userInfo]: guest,
  [unit]: { ...school, modules: [module('news'), module('hall'), module('hall.hot')], menus: [], openMenus: [] },
  [host]: { loginType: 0, loginPath: '', allowedMethods: [], onLineMinute: 0, refreshMinute: 0, serverTime: '2026-11-20 09:30:00' },
};
const data = { plan, answers, now, device: 'desktop' as const, signedIn: false };

function render(pages: Record<string, ComponentType>, blocks: Record<string, ComponentType<BlockProps>> = {}, address = '/news/n1?page=2') {
  const entryPoints = new Map<string, EntryPoint>([['news@b1', { pages }]]);
  if (Object.keys(blocks).length > 0) entryPoints.set('hall@b1', { pages: {}, blocks });
  return renderView({ address, data, entryPoints });
}

const Good = () => <p>第 {useParams().id} 条</p>;
const Bad = (): never => {
  throw new Error('this part is broken');
};
const Named = () => {
  usePageTitle('图书馆闭馆通知');
  return <Good />;
};
const Swallowing = () => (
  <Suspense fallback={<p>等一下</p>}>
    <Bad />
  </Suspense>
);
const never = new Promise<never>(() => undefined);
const Waiting = () => <p>{use(never)}</p>;
const WithBlock = () => (
  <>
    <Good />
    <Block sign="hall.hot" />
  </>
);

test('the page is rendered in its frame, marked with its area and build', () => {
  const { html, rendered, failed } = render({ article: Good });
  expect(html).toMatch(/data-layout="default".*<div data-area="news" data-build="b1">.*第 <!-- -->n1<!-- --> 条/s);
  expect({ rendered, failed }).toEqual({ rendered: ['news@b1'], failed: [] });
});

test('the page has its title before anything runs in a browser', () => {
  expect(render({ article: Named }).title).toBe('图书馆闭馆通知');
  expect(render({ article: Good }).title).toBeUndefined();
});

test('without its entry point, or at an address without a page, no area’s code is rendered', () => {
  for (const view of [renderView({ address: '/news/n1', data, entryPoints: new Map() }), render({ article: Good }, {}, '/nowhere')]) {
    expect(view.html).toMatch(/data-layout="default"/);
    expect(view.html).not.toMatch(/条/);
    expect(view.rendered).toEqual([]);
  }
});

test('a page that throws leaves the frame, and its build is named', () => {
  const { html, rendered, failed } = render({ article: Bad });
  expect(html).toMatch(/data-layout="default"/);
  expect(html).not.toMatch(/\$!/);
  expect(rendered).toEqual([]);
  expect(failed).toEqual([{ build: 'news@b1', message: expect.stringMatching(/this part is broken/) }]);
});

test('a throw that the page’s own Suspense boundary catches still counts', () => {
  const { rendered, failed } = render({ article: Swallowing });
  expect([rendered, failed.map(({ build }) => build)]).toEqual([[], ['news@b1']]);
});

test('suspended content is left to the browser', () => {
  const { rendered, failed } = render({ article: Waiting });
  expect([rendered, failed.map(({ build }) => build)]).toEqual([[], ['news@b1']]);
});

test('a block that throws loses only its own content', () => {
  const fine = render({ article: WithBlock }, { 'hall.hot': () => <em>热门服务</em> });
  expect(fine.html).toMatch(/data-block="hall.hot" data-build="b1".*<em>热门服务<\/em>/s);
  expect(fine.rendered).toEqual(['news@b1', 'hall@b1']);
  const broken = render({ article: WithBlock }, { 'hall.hot': Bad });
  expect(broken.html).toMatch(/条.*data-block="hall.hot"/s);
  expect(broken.rendered).toEqual(['news@b1']);
  expect(broken.failed).toEqual([{ build: 'hall@b1', message: expect.stringMatching(/broken/) }]);
});

test('the same data gives the same HTML', () => {
  expect(render({ article: Good }).html).toBe(render({ article: Good }).html);
});
