import { portalError } from '@portico/client';
import { taskContract, topicContract } from '@portico/contracts';
import { renderPage, student } from '@portico/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../browser-stand-ins.ts';
import { plan } from '../samples.ts';
import { hallServer, service } from '../service-samples.ts';
import { HallPage } from './hall-page.tsx';

const show = (answers: ReturnType<typeof hallServer>, person?: typeof student, address = '/service-hall') =>
  renderPage(HallPage, { address, plan, answers, person, modules: ['service-hall', 'task-center'] });
const listOf = (page: ReturnType<typeof show>) => within(page.getByRole('region', { name: '服务列表' }));

test('E1 · a service in maintenance says its text and when it is back, in both views, and leads nowhere', async () => {
  const closed = service('2', { status: 'maintain', statusText: '<i>升级</i>', resumeTime: '2026-11-22 22:00:00' });
  for (const [address, name] of [
    ['/service-hall', /^服务 2/],
    ['/service-hall?view=list', '暂停办理'],
  ] as const) {
    const answers = hallServer([closed]);
    const page = show(answers, undefined, address);
    const button = await listOf(page).findByRole('button', { name });
    act(() => button.click());
    const dialog = await page.findByRole('dialog', { hidden: true });
    expect(dialog.textContent).toContain('<i>升级</i>');
    expect(dialog.textContent).toContain('预计恢复时间：11 月 22 日 22:00');
    act(() => within(dialog).getByRole('button', { name: '知道了', hidden: true }).click());
    await waitFor(() => expect(page.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(answers.asked.some(({ call }) => call.endsWith('hitApp'))).toBe(false);
    page.unmount();
  }
});

test('E1 · a service that is no longer for this person, or gone, shows a message and the lists are read again', async () => {
  for (const [kind, words] of [
    ['forbidden', '您没有这项服务的访问权限，请联系管理员申请。'],
    ['not-found', '这项服务已经下架，列表已为您更新。'],
  ] as const) {
    const hit = () => {
      throw portalError(kind, '…');
    };
    const answers = hallServer([service('1')], { hit });
    const page = show(answers, student);
    fireEvent.click(await listOf(page).findByRole('link', { name: /^服务 1 ?教务处/ }));
    expect((await page.findByRole('dialog', { hidden: true })).textContent).toContain(words);
    await waitFor(() => expect(answers.asked.filter(({ call }) => call.endsWith('getServiceApp'))).toHaveLength(2));
    page.unmount();
  }
});

test('E1 · what needs signing in leads a guest to the login page, framed services back into the frame', async () => {
  const page = show(hallServer([service('1', { isLogin: 1 }), service('2', { isLogin: 1, isFrame: 1, pageNavigationId: '2' })]));
  const hrefOf = (name: RegExp) => listOf(page).getByRole('link', { name }).getAttribute('href');
  await listOf(page).findByRole('link', { name: /^服务 1 ?登录后办理/ });
  expect(hrefOf(/^服务 1 ?登录后办理/)).toBe('/login');
  expect(hrefOf(/^服务 2 ?登录后办理/)).toBe(`/login?redirect=${encodeURIComponent('/iframe?pageNavigationId=2')}`);
});

test('E1 · a framed service opens in the frame for a member, and beside the portal for a guest where it is public', async () => {
  const framed = [service('2', { isFrame: 1, pageNavigationId: '2' })];
  const member = show(hallServer(framed), student);
  expect((await listOf(member).findByRole('link', { name: /^服务 2 ?教务处/ })).getAttribute('href')).toBe('/iframe?pageNavigationId=2');
  member.unmount();
  const guest = show(hallServer(framed));
  const link = await listOf(guest).findByRole('link', { name: /^服务 2 ?教务处/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://apps.example/2', '_blank']);
});

test('E1 · a person’s own lists are addresses too; a guest has neither them nor a call for them', async () => {
  const paged = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({ total: 1, pageNum, pageSize });
  const answers = hallServer([service('1')], {
    recommended: () => [service('5')],
    collected: (input) => ({
      ...paged(input),
      records: [{ ...service('6', { isCollect: true }), collectTime: '2026-11-01', sort: 0, group: '' }],
    }),
    recentlyUsed: (input) => ({ ...paged(input), records: [{ ...service('7'), lastTime: '2026-11-01', times: 1 }] }),
  });
  const page = show(answers, student, '/service-hall?keyword=x&type=7');
  const tabs = within(await page.findByRole('navigation', { name: '服务范围' }));
  for (const [name, found, address] of [
    ['我的收藏', '服务 6', 'collected'],
    ['最近使用', '服务 7', 'recent'],
    ['为你推荐', '服务 5', 'recommended'],
  ] as const) {
    act(() => tabs.getByRole('link', { name }).click());
    expect(await listOf(page).findByText(found)).toBeTruthy();
    expect(page.address()).toBe(`/service-hall?tab=${address}`);
    expect(page.queryByRole('navigation', { name: '服务类型' })).toBeNull();
  }
  expect(answers.asked.find(({ call }) => call.endsWith('getRecentlyUsedApp'))?.input).toMatchObject({ kind: 'service' });
  page.unmount();
  const asked = answers.asked.length;
  const guest = show(answers, undefined, '/service-hall?tab=collected');
  await listOf(guest).findByText('服务 1');
  expect(guest.queryByRole('link', { name: '我的收藏' })).toBeNull();
  expect(answers.asked.slice(asked).some(({ call }) => call.endsWith('getCollectApp'))).toBe(false);
});

test('E1 · this person’s tasks are beside the list, a failed source is named; the first topic too', async () => {
  const mine = {
    id: '1',
    title: '<b>请假</b>',
    type: 'mine',
    sourceCode: 'a',
    sourceName: '学生事务',
    receiveTime: '2026-11-15 08:00:00',
    overdue: false,
    priority: 0 as const,
    status: 'doing' as const,
    node: '辅导员审批',
    actions: [],
    target: { link: 'javascript:alert(1)', isFrame: 0 as const, isLogin: 0 as const },
  };
  const answers = hallServer([service('1')])
    .and(taskContract, {
      list: ({ pageNum, pageSize }) => ({
        records: [mine],
        total: 1,
        pageNum,
        pageSize,
        sources: [],
        failedSources: [{ sourceCode: 'b', sourceName: '财务' }],
      }),
    })
    .and(topicContract, {
      list: ({ pageNum, pageSize }) => ({
        records: [{ id: '3', name: '毕业离校', cover: '', summary: '还书', appCount: 2, sort: 1 }],
        total: 1,
        pageNum,
        pageSize,
      }),
    });
  const page = show(answers, student);
  const card = within(await page.findByRole('region', { name: '办理中' }));
  expect(card.getByText('<b>请假</b>').closest('a')).toBeNull();
  expect(card.getByText('财务暂时没有响应。')).toBeTruthy();
  expect((await page.findByRole('link', { name: /毕业离校/ })).getAttribute('href')).toBe('/service-hall/special-services/details/3');
  page.unmount();
  const guest = show(hallServer([service('1')]));
  await listOf(guest).findByText('服务 1');
  expect(guest.queryByRole('region', { name: '办理中' })).toBeNull();
});

test('E1 · a source beside the list that hangs leaves the list', async () => {
  const hang = () => new Promise<never>(() => undefined);
  const page = show(hallServer([service('1')], { hot: hang, types: hang, departments: hang }).and(topicContract, { list: hang }), student);
  expect(await listOf(page).findByText('服务 1')).toBeTruthy();
});
