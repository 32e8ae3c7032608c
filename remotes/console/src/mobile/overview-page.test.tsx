import { portalError } from '@portico/client';
import { codes } from '@portico/contracts';
import {
  actsContract,
  type ConsoleMe,
  meContract,
  modulesContract,
  overviewContract,
  releasesContract,
  urgentContract,
} from '@portico/contracts/console';
import { type FakeServer, fakeServer, fireEvent, renderPage, student, waitFor, within } from '@portico/testing';
import { beforeEach, expect, test } from 'vitest';
import { effects, modulesRead, releaseAreas, scheduleRead } from '../phone-samples.ts';
import { act, me, overviewRead } from '../sample-data.ts';
import { OverviewPage } from './overview-page.tsx';

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const inTrouble = { ...overviewRead, wrong: overviewRead.wrong.map((line) => ({ ...line, to: '/console/releases/schedule' })) };
const running = { id: 'u1', text: '今晚停电', until: '2026-11-20 23:00:00', sentTime: '2026-11-20 09:00:00', by: '何以宁' };
const asked2008 = () => {
  throw portalError('failed', '请输入登录密码，确认是您本人', { code: codes.confirmFirst });
};

function open({ who = me, read = overviewRead } = {}) {
  let isConfirmed = false;
  const answers: FakeServer = fakeServer(meContract, {
    me: () => who,
    confirm: () => {
      isConfirmed = true;
      return { confirmedUntil: '2026-11-20 09:40:00' };
    },
    sendLink: () => ({ sentTime: '2026-11-20 09:30:00' }),
  })
    .and(overviewContract, { read: () => read })
    .and(actsContract, { recent: () => [act], undo: () => ({ act: { ...act, id: '42', name: '撤销：修改模块' }, effects }) })
    .and(modulesContract, {
      list: () => modulesRead,
      change: ({ checkOnly }) => ({ modules: [], effects, ...(!checkOnly && { act }) }),
    })
    .and(urgentContract, {
      now: () => ({ notice: running }),
      recall: ({ checkOnly }) => ({ effects, ...(!checkOnly && { act: { ...act, name: '收回紧急通知', objectName: running.text } }) }),
    })
    .and(releasesContract, {
      areas: () => releaseAreas,
      read: () => scheduleRead,
      rollback: ({ checkOnly }) =>
        checkOnly || isConfirmed
          ? { revision: 129, buildId: 'a40b7c15bbbb', effects, ...(!checkOnly && { act: { ...act, name: '撤回版本' } }) }
          : asked2008(),
    });
  const page = renderPage(OverviewPage, { address: '/mobile/console', person: student, device: 'mobile', answers });
  const sent = (path: string) => answers.asked.filter(({ call }) => call === `POST /pedestal/console/${path}`).map(({ input }) => input);
  return { page, sent };
}
const section = (page: ReturnType<typeof open>['page'], name: string) => page.findByRole('region', { name });

test('W46 · a module goes into maintenance in two taps, and its effects are seen before', async () => {
  const { page, sent } = open();
  const modules = within(await section(page, '模块'));
  fireEvent.click(within(await modules.findByRole('group', { name: '服务大厅' })).getByRole('radio', { name: '维护' }));
  expect(await modules.findByText('655 个打开的页面会自动更新，无需刷新')).toBeTruthy();
  expect(sent('modules/change')).toMatchObject([{ checkOnly: true }]);
  fireEvent.change(modules.getByRole('textbox', { name: '给访客的说明' }), { target: { value: '今晚 22 点恢复' } });
  expect(page.unsaved()).toBe(true);
  fireEvent.click(modules.getByRole('button', { name: '生效' }));
  await waitFor(() => expect(sent('modules/change')).toHaveLength(2));
  expect(sent('modules/change')[1]).toEqual({
    changes: [{ sign: 'service-hall', state: 'maintenance', version: 'service-hall-1', text: '今晚 22 点恢复' }],
  });
  expect(await modules.findByText('修改模块：任务中心')).toBeTruthy();
});

test('W46 · the rest of the modules unfolds; blocks are for the computer', async () => {
  const { page } = open();
  const modules = within(await section(page, '模块'));
  expect(await modules.findByText('11-20 22:00 起维护', { exact: false })).toBeTruthy();
  expect(modules.getByText(/^维护\s“课表数据核对中”$/)).toBeTruthy();
  expect(modules.queryByText('新闻中心')).toBeNull();
  fireEvent.click(modules.getByRole('button', { name: '其余 1 个' }));
  expect(modules.getByRole('group', { name: '新闻中心' })).toBeTruthy();
  expect(modules.queryByText('横幅')).toBeNull();
});

test('W46 · W6 · the area in trouble is suggested, and taken back in two taps and a password', async () => {
  const { page, sent } = open({ read: inTrouble });
  const back = within(await section(page, '撤回版本'));
  expect(await back.findByText('从 c3d4e5f6 回到所有人的版本')).toBeTruthy();
  fireEvent.click(back.getByRole('radio', { name: '所有人' }));
  expect(await back.findByText('从 e2196fd0 回到 a40b7c15，11-12 发布的版本')).toBeTruthy();
  await waitFor(() => expect((back.getByRole('button', { name: '验证身份并撤回' }) as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(back.getByRole('button', { name: '验证身份并撤回' }));
  const password = await page.findByLabelText('登录密码');
  fireEvent.change(password, { target: { value: 'Qinghe#2026' } });
  fireEvent.click(page.getByRole('button', { name: '验证并继续' }));
  expect(await back.findByText('撤回版本：任务中心')).toBeTruthy();
  const made = sent('releases/rollback').filter((input) => !(input as { checkOnly?: boolean }).checkOnly);
  expect(made).toEqual([
    { area: 'schedule', ifRevision: 128 },
    { area: 'schedule', ifRevision: 128 },
  ]);
});

test('a school’s administrator takes back for the own school alone', async () => {
  const rights = { 'console.read': 'read', 'releases.activate': 'read', 'releases.school': 'confirm' } as const;
  const who: ConsoleMe = { ...me, schools: [{ fid: '10001', unitName: '清禾大学', host: 'localhost', rights }] };
  const { page } = open({ who, read: inTrouble });
  const back = within(await section(page, '撤回版本'));
  expect(await back.findByText('这里没有您可以撤回的版本。')).toBeTruthy();
  fireEvent.click(back.getByRole('button', { name: '换一个' }));
  expect(await back.findByRole('button', { name: '新闻中心' })).toBeTruthy();
});

test('W46 · the running urgent notice is recalled in two taps', async () => {
  const { page, sent } = open();
  const urgent = within(await section(page, '紧急通知'));
  expect(await urgent.findByText('今晚停电')).toBeTruthy();
  fireEvent.click(urgent.getByRole('button', { name: '收回' }));
  await waitFor(() => expect((urgent.getByRole('button', { name: '验证身份并收回' }) as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(urgent.getByRole('button', { name: '验证身份并收回' }));
  expect(await urgent.findByText('收回紧急通知：今晚停电')).toBeTruthy();
  expect(sent('urgent/recall')).toEqual([{ id: 'u1', checkOnly: true }, { id: 'u1' }]);
});

test('an act of the last minutes is undone after its effects were shown', async () => {
  const { page, sent } = open();
  const recent = within(await section(page, '刚刚的操作'));
  fireEvent.click(await recent.findByRole('button', { name: '撤销：修改模块 任务中心' }));
  const dialog = within(await page.findByRole('dialog', { name: '撤销：修改模块 任务中心' }));
  expect(await dialog.findByText(effects.sentences[0] ?? '')).toBeTruthy();
  expect(sent('acts/undo')).toEqual([{ school: '10001', actId: '41', checkOnly: true }]);
  fireEvent.click(dialog.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(sent('acts/undo')).toHaveLength(2));
  expect(sent('acts/undo')[1]).toEqual({ school: '10001', actId: '41' });
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

test('W46 · what waits for a computer is sent to oneself', async () => {
  const { page, sent } = open();
  fireEvent.click(await page.findByRole('button', { name: '发到电脑：新闻中心 的灰度 20% 已自动撤回' }));
  expect(await page.findByText('已发到您的消息')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: '把链接发给自己' }));
  await waitFor(() =>
    expect(sent('link')).toEqual([
      { to: '/console/releases/news', name: '新闻中心 的灰度 20% 已自动撤回' },
      { to: '/console', name: '总览' },
    ]),
  );
});

test('an auditor sees the states and no button that changes one', async () => {
  const rights = { 'console.read': 'read', 'releases.activate': 'read', 'releases.school': 'read', 'modules.change': 'read' } as const;
  const who: ConsoleMe = { ...me, schools: [{ fid: '10001', unitName: '清禾大学', host: 'localhost', rights }] };
  const { page } = open({ who });
  expect(await within(await section(page, '模块')).findByText('服务大厅')).toBeTruthy();
  expect(page.queryByRole('radio')).toBeNull();
  expect(page.queryByRole('region', { name: '撤回版本' })).toBeNull();
  expect(page.queryByRole('button', { name: /撤销/ })).toBeNull();
});
