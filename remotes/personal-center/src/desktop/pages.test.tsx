import { renderPage, student } from '@portico/testing';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { asset, personServer, plan, salary } from '../samples.ts';
import { CenterPage } from './center-page.tsx';
import { DataPage } from './data-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { SecurityPage } from './security-page.tsx';

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => vi.useRealTimers());
type Answers = ReturnType<typeof personServer>;
const render = (Page: () => React.ReactNode, answers: Answers, address = '/personal-center') =>
  renderPage(Page, { address, plan, answers, person: student });
const asked = (answers: Answers, call: string) => answers.asked.filter((each) => each.call.endsWith(call));
const flush = () => act(() => vi.advanceTimersByTimeAsync(0));

test('P1 · a masked value is told by a call, and masked again after a minute', async () => {
  const answers = personServer();
  const page = render(ProfilePage, answers);
  const eye = await page.findByRole('button', { name: '显示手机号' });
  expect(page.queryByText('13800004216')).toBeNull();
  expect(page.queryByRole('button', { name: '显示证件号码' })).toBeNull();
  vi.useFakeTimers();
  fireEvent.click(eye);
  await flush();
  expect(page.getByText('13800004216')).toBeTruthy();
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(page.queryByText('13800004216')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(page.queryByText('13800004216')).toBeNull();
  expect(page.getByText('138****4216')).toBeTruthy();
  expect(
    JSON.stringify(
      page.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('13800004216');
});

test('P1 · an identity code is replaced before it ends, for as long as it is shown', async () => {
  const answers = personServer();
  const page = render(CenterPage, answers);
  const open = await page.findByRole('button', { name: '电子身份码' });
  vi.useFakeTimers();
  fireEvent.click(open);
  await flush();
  const codes = () => asked(answers, 'createIdentityCode').length;
  expect(page.getByRole('img', { name: /的电子身份码$/ })).toBeTruthy();
  expect(codes()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(50_500));
  expect(codes()).toBe(2);
  fireEvent.click(page.getByRole('button', { name: '关闭' }));
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(codes()).toBe(2);
});

test('P1 · a salary asks for the password first; a wrong one is said, giving up shows nothing', async () => {
  const answers = personServer({ assets: [salary], password: 'secret' });
  const page = render(CenterPage, answers);
  fireEvent.click(await page.findByRole('button', { name: '显示本月薪酬' }));
  const dialog = within(await page.findByRole('dialog', { name: '确认是您本人' }));
  const send = (password: string) => {
    fireEvent.change(dialog.getByLabelText('登录密码'), { target: { value: password } });
    fireEvent.click(dialog.getByRole('button', { name: '确认查看' }));
  };
  send('wrong');
  expect(await dialog.findByText('密码不正确，请重新输入。')).toBeTruthy();
  send('secret');
  expect(await page.findByText('12619.00')).toBeTruthy();
  expect(page.queryByRole('dialog')).toBeNull();
  fireEvent.click(page.getByRole('button', { name: '显示本月薪酬' }));
  expect(page.queryByText('12619.00')).toBeNull();
});

test('P1 · a source that fails loses its own cell alone, with a retry', async () => {
  const answers = personServer({
    assets: [asset('card', { name: '校园卡余额' }), asset('library', { name: '图书馆', value: '', status: 'error' })],
  });
  const page = render(CenterPage, answers);
  expect(await page.findByText('暂时无法获取')).toBeTruthy();
  expect(page.getByText('校园卡余额')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: '重试' }));
  await vi.waitFor(() => expect(asked(answers, 'getPersonAssetsInfo')).toHaveLength(2));
});

test('P1 · 数据有误 reaches the server, and says so; an empty report is not sent', async () => {
  const answers = personServer();
  const page = render(CenterPage, answers);
  fireEvent.click(await page.findByRole('button', { name: '数据有误：校园卡余额' }));
  const dialog = within(await page.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '提交反馈' }));
  expect(dialog.getByText('请写明哪里有误。')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '少了 20 元' } });
  expect(page.unsaved()).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: '提交反馈' }));
  expect(await page.findByText(/反馈已于 2026-11-20 09:31 提交/)).toBeTruthy();
  expect(asked(answers, 'reportFault').map(({ input }) => input)).toEqual([{ subject: 'asset', subjectId: 'card', text: '少了 20 元' }]);
  expect(page.unsaved()).toBe(false);
});

test('P1 · records are filtered by the address, and their masked cells are shown together', async () => {
  const answers = personServer();
  const page = render(DataPage, answers, `/personal-center/data?type=grades&key=kind&value=${encodeURIComponent('必修')}`);
  expect(await page.findByRole('cell', { name: '****' })).toBeTruthy();
  expect(asked(answers, 'getPersonData').at(-1)?.input).toEqual({ typeId: 'grades', key: 'kind', value: '必修' });
  expect((await page.findByRole('link', { name: '必修' })).getAttribute('aria-current')).toBe('true');
  fireEvent.click(page.getByRole('button', { name: '显示课程成绩' }));
  expect(await page.findByRole('cell', { name: '93' })).toBeTruthy();
});

test('P1 · records that fail say so in their own place; an unknown kind shows the first', async () => {
  const page = render(DataPage, personServer({ dataFails: true }), '/personal-center/data?type=nobody');
  expect(await page.findByText('课程成绩暂时没有加载出来')).toBeTruthy();
  expect(page.getByRole('link', { name: /^课程成绩/ }).getAttribute('aria-current')).toBe('page');
});

test('P1 · another device is signed out, this one cannot be; a failed attempt stands out', async () => {
  const answers = personServer();
  const page = render(SecurityPage, answers, '/personal-center/security');
  expect(await page.findByText('本机')).toBeTruthy();
  expect(page.getByText(/^10\.0\.0\.1/)).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: /^下线 Android・Chrome/ }));
  expect(await page.findByText('Android・Chrome已下线。')).toBeTruthy();
  expect(asked(answers, 'sessions/revoke').map(({ input }) => input)).toEqual([{ id: 'b' }]);
  expect(await page.findByText('请留意')).toBeTruthy();
  expect(page.getByRole('link', { name: '修改密码' }).getAttribute('href')).toBe(
    '/login?change=password&redirect=%2Fpersonal-center%2Fsecurity',
  );
});
