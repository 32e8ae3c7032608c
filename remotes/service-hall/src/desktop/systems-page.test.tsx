import type { BusinessSystem } from '@portico/contracts';
import { serviceContract } from '@portico/contracts';
import { type FakeHandlers, fakeServer, renderPage, student } from '@portico/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../browser-stand-ins.ts';
import { accessOf, groupsOf } from '../model/systems.ts';
import { plan } from '../samples.ts';
import { refuse, service } from '../service-samples.ts';
import { SystemsPage } from './systems-page.tsx';

const system = (appId: string, more: Partial<BusinessSystem> = {}): BusinessSystem => ({
  ...service(appId, { name: `系统 ${appId}`, pinyin: `xt${appId}`, handleType: 'link' }),
  networkScope: 'any',
  ssoType: 'cas',
  category: '教学科研',
  ...more,
});
const few = [
  system('1'),
  system('2', { networkScope: 'campus', category: '行政办公' }),
  system('3', { status: 'maintain', statusText: '升级中', resumeTime: '2026-11-22 06:00:00', category: undefined }),
  system('4', { pcUrl: '', mobileUrl: '', applyUrl: 'https://help.example/apply' }),
  system('5', { pcUrl: 'javascript:alert(1)', name: '<b>坏</b>', icon: 'https://x.example/missing.png' }),
];
const server = (systems: readonly BusinessSystem[] = few, change: FakeHandlers<typeof serviceContract> = {}) =>
  fakeServer(serviceContract, {
    businessSystems: ({ pageNum, pageSize }) => ({
      records: systems.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      total: systems.length,
      pageNum,
      pageSize,
    }),
    recentlyUsed: ({ pageNum, pageSize }) => ({
      records: [{ ...system('2'), lastTime: '2026-11-20 08:00:00', times: 2 }],
      total: 1,
      pageNum,
      pageSize,
    }),
    systemsUnread: () => [{ appId: '1', unread: 128 }],
    hit: () => ({ hits: 1 }),
    ...change,
  });
const show = (answers = server(), person: typeof student | 'guest' = student, address = '/business-system') =>
  renderPage(SystemsPage, { address, plan, answers, person: person === 'guest' ? undefined : person });

test('E2 · systems are listed by category, each with its state for this person, the last used first', async () => {
  const page = show();
  await page.findByRole('region', { name: '最近使用' });
  const groups = page.getAllByRole('region').map((group) => group.getAttribute('aria-label'));
  expect(groups.slice(0, 4)).toEqual(['最近使用', '教学科研', '行政办公', '其他系统']);
  const states = within(page.getByRole('region', { name: '教学科研' }));
  expect(states.getByRole('link', { name: /系统 1.*待处理 128 条.*可用/ }).textContent).toContain('99+');
  expect(page.getAllByRole('link', { name: /系统 2.*需校园网（VPN）/ })).toHaveLength(2);
  const apply = states.getByRole('link', { name: /系统 4.*无权限.*申请开通/ });
  expect(apply.outerHTML).toContain('href="https://help.example/apply" target="_blank" rel="noopener noreferrer"');
  expect(page.getByRole('status').textContent).toBe('单点登录，4 个系统对您开放');
});

test('E2 · a system opens at exactly its own address, without anything of the portal, and is counted', async () => {
  const answers = server();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
  document.cookie = 'token=secret';
  const page = show(answers);
  const link = await page.findByRole('link', { name: /系统 1/ });
  expect(link.getAttribute('href')).toBe('https://apps.example/1');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(page.container.innerHTML).not.toContain('secret');
  fireEvent.click(link);
  await waitFor(() => expect(answers.asked.at(-1)).toMatchObject({ call: expect.stringContaining('hitApp'), input: { appId: '1' } }));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
  document.cookie = 'token=; max-age=0';
});

test('E2 · what is closed says why and until when; a bad address and markup are text, a missing icon is drawn', async () => {
  const page = show();
  const closed = await page.findByRole('button', { name: /系统 3.*维护中/ });
  act(() => closed.click());
  expect((await page.findByRole('dialog', { hidden: true })).textContent).toContain('预计恢复时间：11 月 22 日 06:00');
  expect(page.getByText('<b>坏</b>').closest('a')).toBeNull();
  expect(page.container.querySelector('[href^="javascript"]')).toBeNull();
  const picture = page.container.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(page.container.querySelector('img')).toBeNull();
});

test('E2 · a system that is no longer for this person shows a message, and the list is read again', async () => {
  const hit = () => {
    throw Object.assign(new Error('…'), { kind: 'forbidden', code: 1001 });
  };
  const answers = server(few, { hit });
  const page = show(answers);
  fireEvent.click(await page.findByRole('link', { name: /系统 1/ }));
  expect((await page.findByRole('dialog', { hidden: true })).textContent).toContain('您没有这项服务的访问权限，请联系管理员申请。');
  await waitFor(() => expect(answers.asked.filter(({ call }) => call.endsWith('getBusinessApp'))).toHaveLength(2));
});

test('E2 · the field narrows by name and first letters, and an address restores it', async () => {
  const page = show(server(), student, '/business-system?keyword=xt1');
  expect(await page.findByRole('link', { name: /系统 1/ })).toBeTruthy();
  expect(page.queryByRole('link', { name: /系统 2/ })).toBeNull();
  const field = page.getByRole('searchbox');
  fireEvent.change(field, { target: { value: '没有这个' } });
  expect(page.getByText('没有找到与“没有这个”相关的系统')).toBeTruthy();
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(page.address()).toBe(`/business-system?keyword=${encodeURIComponent('没有这个')}`);
});

test('E2 · a guest is not asked for what is a person’s, and is led to the login page', async () => {
  const answers = server();
  const page = show(answers, 'guest');
  expect(await page.findByRole('link', { name: /系统 1/ })).toBeTruthy();
  expect(answers.asked.map(({ call }) => call.split('/').at(-1))).toEqual(['getBusinessApp']);
  act(() => page.getByRole('button', { name: '登录' }).click());
  expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/business-system')}`);
});

test('E2 · more systems than one answer holds are all there; none, and a list that fails, say so', async () => {
  const page = show(server(Array.from({ length: 230 }, (_each, at) => system(String(at)))));
  expect(await page.findByRole('link', { name: /系统 229/ })).toBeTruthy();
  page.unmount();
  const none = show(server([]));
  expect(await none.findByText('暂时没有对您开放的系统')).toBeTruthy();
  none.unmount();
  expect(await show(server(few, { businessSystems: refuse })).findByText('业务系统暂时没有加载出来')).toBeTruthy();
});

test('E2 · what hangs or fails beside the list leaves the list', async () => {
  const page = show(server(few, { recentlyUsed: refuse, systemsUnread: () => new Promise<never>(() => undefined) }));
  expect(await page.findByRole('link', { name: /系统 1/ })).toBeTruthy();
  expect(page.queryByRole('region', { name: '最近使用' })).toBeNull();
});

test('E2 · closed for everyone comes before closed for this person, and systems without a heading come last', () => {
  expect(accessOf(system('1', { status: 'maintain', applyUrl: 'https://x.example' }))).toBe('maintain');
  const groups = groupsOf([system('1', { category: undefined }), system('2', { category: 'constructor' })]);
  expect(groups.map(({ name }) => name)).toEqual(['constructor', '其他系统']);
});
