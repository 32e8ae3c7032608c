import { renderPage, student } from '@portico/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plan } from '../samples.ts';
import { hallServer, refuse, service } from '../service-samples.ts';
import { HallPage } from './hall-page.tsx';

const few = [service('1'), service('2', { status: 'maintain', statusText: '周日恢复' }), service('3', { pcUrl: 'javascript:alert(1)' })];
const show = (address = '/service-hall', answers = hallServer(few), person?: typeof student) =>
  renderPage(HallPage, { address, plan, answers, person });
const listOf = (page: ReturnType<typeof show>) => within(page.getByRole('region', { name: '服务列表' }));
const askedFor = (answers: ReturnType<typeof hallServer>) =>
  answers.asked.filter(({ call }) => call.endsWith('getServiceApp')).at(-1)?.input as Record<string, unknown>;

test('E1 · every service opens by the one rule for links, its guide inside, and its opening is counted', async () => {
  const answers = hallServer(few);
  const page = show('/service-hall', answers);
  const link = await listOf(page).findByRole('link', { name: /^服务 1 ?教务处/ });
  expect(link.outerHTML).toContain('href="https://apps.example/1" target="_blank" rel="noopener noreferrer"');
  expect(listOf(page).getByRole('link', { name: '服务 1 办事指南' }).getAttribute('href')).toBe('/service-hall/details/1');
  fireEvent.click(link);
  await waitFor(() => expect(answers.asked.at(-1)).toMatchObject({ call: expect.stringContaining('hitApp'), input: { appId: '1' } }));
});

test('E1 · what is closed says why, and an address that leads nowhere good is text', async () => {
  const page = show();
  expect(await listOf(page).findByText(/周日恢复/)).toBeTruthy();
  expect(listOf(page).queryByRole('link', { name: /^服务 2.*周日恢复/ })).toBeNull();
  expect(page.container.querySelector('[href^="javascript"]')).toBeNull();
});

test('E1 · filters are addresses, and the address is what is asked for', async () => {
  const answers = hallServer(few);
  const page = show('/service-hall?type=7&way=online&sort=hot&keyword=cj', answers);
  expect(await page.findByText(/^共/)).toBeTruthy();
  expect(askedFor(answers)).toMatchObject({ typeId: '7', handleType: 'online', sort: 'hot', keyword: 'cj', pageSize: 24 });
  const departments = within(await page.findByRole('navigation', { name: '服务部门' }));
  expect(departments.getByRole('link', { name: '全部' }).getAttribute('aria-current')).toBe('true');
  act(() => departments.getByRole('link', { name: /教务处/ }).click());
  expect(new URLSearchParams(page.address().split('?')[1]).get('dept')).toBe('8');
  await waitFor(() => expect(askedFor(answers)).toMatchObject({ deptId: '8', typeId: '7' }));
  act(() => page.getByRole('link', { name: '取消条件 学习教务' }).click());
  expect(page.address()).not.toContain('type=');
  act(() => page.getByRole('link', { name: '清空条件' }).click());
  expect(page.address()).toBe('/service-hall?sort=hot');
});

test('E1 · filters by hand that are wrong are not asked for', async () => {
  const answers = hallServer(few);
  show(`/service-hall?type=<b>&way=fly&audience=ADMIN&initial=1&page=-1&sort=x&keyword=${'禾'.repeat(10_000)}`, answers);
  await waitFor(() => expect(askedFor(answers)).toBeTruthy());
  expect(Object.keys(askedFor(answers)).filter((name) => askedFor(answers)[name] !== undefined)).toEqual(['keyword', 'pageSize']);
  expect(askedFor(answers).keyword).toHaveLength(100);
});

test('E1 · a favourite shows at once, and is undone when it is refused', async () => {
  let answer: (() => void) | undefined;
  const collect = () => new Promise<never>((_done, fail) => (answer = () => fail(new Error('refused'))));
  const page = show('/service-hall', hallServer([service('1')], { collect }), student);
  const star = await listOf(page).findByRole('button', { name: '收藏 服务 1', pressed: false });
  act(() => star.click());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(answer).toBeTruthy());
  act(() => answer?.());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
});

test('E1 · a guest’s star leads to the login page and back to the same list', async () => {
  const answers = hallServer(few);
  const page = show('/service-hall?sort=hot', answers);
  const star = await listOf(page).findByRole('button', { name: '收藏 服务 1' });
  act(() => star.click());
  expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/service-hall?sort=hot')}`);
  expect(answers.asked.some(({ call }) => call.endsWith('collectApp'))).toBe(false);
});

test('E1 · pages and the view are in the address', async () => {
  const many = Array.from({ length: 50 }, (_service, at) => service(String(at + 1)));
  const page = show('/service-hall?page=2', hallServer(many));
  expect(await listOf(page).findByRole('link', { name: /^服务 25 ?教务处/ })).toBeTruthy();
  expect(page.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/service-hall?page=3');
  act(() => page.getByRole('link', { name: '列表' }).click());
  expect(page.address()).toBe('/service-hall?view=list&page=2');
  expect(listOf(page).getByRole('heading', { level: 3, name: '服务 25' })).toBeTruthy();
});

test('E1 · nothing found, and a page beyond the last, each have one way on', async () => {
  const nothing = show('/service-hall?keyword=xyz', hallServer([]));
  expect(await nothing.findByText('没有找到与“xyz”相关的服务')).toBeTruthy();
  nothing.unmount();
  const beyond = show('/service-hall?page=9', hallServer(few));
  expect((await beyond.findByRole('link', { name: '回到第一页' })).getAttribute('href')).toBe('/service-hall');
});

test('E1 · a list that fails leaves one card with a retry, the filters stay', async () => {
  let broken = true;
  const page = show(
    '/service-hall',
    hallServer(few, {
      services: ({ pageNum, pageSize }) => (broken ? refuse() : { records: few, total: 3, pageNum, pageSize }),
    }),
  );
  expect(await page.findByText('服务暂时没有加载出来')).toBeTruthy();
  expect(page.getByText(/req-1/)).toBeTruthy();
  expect(page.getByRole('navigation', { name: '办理方式' })).toBeTruthy();
  broken = false;
  act(() => page.getByRole('button', { name: '重新加载' }).click());
  expect(await listOf(page).findByRole('link', { name: /^服务 1 ?教务处/ })).toBeTruthy();
});

test('E1 · filters whose choices fail are omitted, the list works', async () => {
  const page = show('/service-hall', hallServer(few, { types: refuse, departments: refuse, labels: refuse, hot: refuse }));
  expect(await listOf(page).findByRole('link', { name: /^服务 1 ?教务处/ })).toBeTruthy();
  expect(page.queryByRole('navigation', { name: '服务类型' })).toBeNull();
  expect(await page.findByText('热门服务暂时没有加载出来')).toBeTruthy();
});
