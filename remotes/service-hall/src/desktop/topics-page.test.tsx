import { portalError } from '@portico/client';
import type { TopicItem } from '@portico/contracts';
import { serviceContract, topicContract } from '@portico/contracts';
import { type FakeHandlers, fakeServer, renderPage, school, student } from '@portico/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { plan } from '../samples.ts';
import '../browser-stand-ins.ts';
import { refuse } from '../service-samples.ts';
import { topicItem as item, topic } from '../topic-samples.ts';
import { TopicPage } from './topic-page.tsx';
import { TopicsPage } from './topics-page.tsx';

const all = [item('1'), item('2', { crowd: '教职工', name: '<img src=x>' }), item('3', { crowd: undefined, steps: [] })];
const server = (change: FakeHandlers<typeof topicContract> = {}, rows: readonly TopicItem[] = all) =>
  fakeServer(topicContract, {
    list: ({ pageNum, pageSize }) => ({ records: [...rows], total: rows.length, pageNum, pageSize }),
    detail: () => topic,
    ...change,
  }).and(serviceContract, { hit: () => ({ hits: 1 }) });
const list = (address = '/service-hall/special-services', answers = server(), template: 1 | 2 | 3 = 1) =>
  renderPage(TopicsPage, { address, plan, answers, school: { ...school, template, specialStyle: 1 } });
const detail = (answers = server(), { template = 2, person }: { template?: 1 | 2 | 3; person?: typeof student } = {}) =>
  renderPage(TopicPage, {
    address: '/home/special-services/details/1',
    path: '/home/special-services/details/:id',
    plan,
    answers,
    person,
    school: { ...school, template },
  });

test('E3 · topics lead to their pages below the page they were opened from, and say what they hold', async () => {
  const page = list();
  const first = await page.findByRole('link', { name: /^专题 1/ });
  expect(first.getAttribute('href')).toBe('/service-hall/special-services/details/1');
  expect(first.textContent).toContain('9 项服务，全程无纸化');
  expect(first.textContent).toContain('图书馆、财务处');
  page.unmount();
  const belowHome = list('/home/special-services');
  expect((await belowHome.findByRole('link', { name: /^专题 1/ })).getAttribute('href')).toBe('/home/special-services/details/1');
  expect(within(belowHome.getByRole('navigation', { name: '当前位置' })).getByRole('link', { name: '首页' })).toBeTruthy();
});

test('E3 · the index narrows by crowd in the address; one that nobody knows narrows nothing', async () => {
  const page = list('/service-hall/special-services?type=<b>');
  const index = within(await page.findByRole('navigation', { name: '专题对象' }));
  expect((await index.findByRole('link', { name: /^全部专题 ?3$/ })).getAttribute('aria-current')).toBe('page');
  act(() => index.getByRole('link', { name: /^教职工/ }).click());
  expect(page.address()).toBe(`/service-hall/special-services?type=${encodeURIComponent('教职工')}`);
  expect(page.getByRole('link', { name: /<img src=x>/ })).toBeTruthy();
  expect(page.queryByRole('link', { name: /^专题 1/ })).toBeNull();
  expect(page.container.querySelector('img')).toBeNull();
});

test('E3 · L1 · template 1 has a breadcrumb on plain ground, templates 2 and 3 the band', async () => {
  for (const page of [area.pages.topics.desktop, area.pages.topic.desktop])
    expect(page).toMatchObject({ layout: 'pctpl2', secondary: true });
  for (const template of [1, 2, 3] as const) {
    const page = list('/service-hall/special-services', server(), template);
    expect(await page.findByRole('heading', { level: 1, name: '专题服务' })).toBeTruthy();
    expect(page.getByRole('navigation', { name: '当前位置' })).toBeTruthy();
    expect(!!page.container.querySelector('[data-plain]')).toBe(template === 1);
    page.unmount();
  }
});

test('E3 · no topics, and a list that fails, each say so', async () => {
  const none = list(undefined, server({}, []));
  expect(await none.findByText('暂时没有专题')).toBeTruthy();
  none.unmount();
  const failed = list(undefined, server({ list: refuse }));
  expect(await failed.findByText('专题暂时没有加载出来')).toBeTruthy();
  expect(failed.getByRole('button', { name: '重新加载' })).toBeTruthy();
});

test('E3 · one thing is done in its order across departments, and what was written about it is text', async () => {
  const page = detail();
  expect(await page.findByText('3 项服务，3 个部门联办')).toBeTruthy();
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '第 1 步 核验教务处',
    '第 2 步 归还图书馆、财务处',
    '相关新闻',
  ]);
  expect(page.getByText('<b>离校</b>须知')).toBeTruthy();
  expect(page.title()).toBe('毕业离校');
  expect(page.container.querySelector('[src^="javascript"]')).toBeNull();
  const rail = within(page.getByRole('list', { name: '办理顺序' }));
  fireEvent.click(rail.getByRole('link', { name: '归还' }));
  expect(document.activeElement?.textContent).toContain('归还');
});

test('E3 · E1 · what is closed says why and until when, in a dialog', async () => {
  const page = detail();
  const closed = await page.findByRole('button', { name: /服务 1.*升级中/ });
  act(() => closed.click());
  const dialog = await page.findByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('“服务 1”正在维护');
  expect(dialog.textContent).toContain('预计恢复时间：11 月 22 日 06:00');
});

test('E3 · L12 · a topic that is gone, wrong or not for this visitor leads to all topics', async () => {
  for (const kind of ['not-found', 'invalid', 'forbidden'] as const) {
    const page = detail(
      server({
        detail: () => {
          throw portalError(kind, '…');
        },
      }),
    );
    expect(await page.findByText('专题不存在或已下架')).toBeTruthy();
    expect(page.getByRole('link', { name: '看全部专题' }).getAttribute('href')).toBe('/home/special-services');
    page.unmount();
  }
});

test('E3 · an index that fails leaves the topic, and a topic without services says so', async () => {
  const page = detail(server({ list: refuse, detail: () => ({ ...topic, groups: [], news: [], html: '<p></p>' }) }));
  expect(await page.findByText('暂时没有可以办理的服务')).toBeTruthy();
  expect(page.queryByText('相关新闻')).toBeNull();
});

test('E3 · a member’s star of a topic’s service shows at once', async () => {
  const answers = server().and(serviceContract, { collect: () => ({ isCollect: true, collectCount: 1 }) });
  const page = detail(answers, { person: student });
  const star = await page.findByRole('button', { name: '收藏 服务 2', pressed: false });
  act(() => star.click());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
});

test('E3 · a guest’s star of a topic’s service leads to the login page and back', async () => {
  const page = detail();
  const star = await page.findByRole('button', { name: '收藏 服务 2' });
  act(() => star.click());
  await waitFor(() => expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/home/special-services/details/1')}`));
});
