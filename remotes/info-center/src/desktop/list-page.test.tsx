import { answersTo, noticeContract, noticesChannel } from '@portico/contracts';
import { fireEvent, renderPage, student, within } from '@portico/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { item, noticesServer, document as paper, plan } from '../samples.ts';
import { ListPage } from './list-page.tsx';

const rows = () => [item('9'), paper, item('7', { read: true }), item('5', { priority: 'urgent' as const })];
const open = (server: ReturnType<typeof noticesServer>, address = '/info-center', person = student) =>
  renderPage(ListPage, { address, plan, person, answers: server.answers });
type Page = ReturnType<typeof open>;
const titles = (page: Page) => page.queryAllByRole('link', { name: /第 \d+ 条通知$/ }).map(({ title }) => title);
const press = (page: Page, name: string | RegExp) => act(async () => fireEvent.click(page.getByRole('button', { name })));
const calls = (server: ReturnType<typeof noticesServer>, name: keyof typeof noticeContract) =>
  server.answers.asked.filter(({ call }) => call.endsWith(` ${noticeContract[name].path}`)).map(({ input }) => input);
/** What the shell does when the portal says that there are notices. */
const refresh = (page: Page) => act(() => page.queryClient.invalidateQueries(answersTo(...Object.values(noticeContract))));
const scrolledTo = (top: number) => vi.stubGlobal('scrollY', top);

// jsdom has the element without its methods.
beforeEach(() => {
  const open = (isOpen: boolean) =>
    function (this: HTMLDialogElement) {
      this.open = isOpen;
    };
  Object.assign(HTMLDialogElement.prototype, { showModal: open(true), close: open(false) });
});
afterEach(() => vi.unstubAllGlobals());

test('I1 · notices and documents are one list; a document leads to its own system', async () => {
  const page = open(noticesServer(rows()));
  expect((await page.findByRole('link', { name: /第 9 条通知/ })).getAttribute('href')).toBe('/info-center?notice=9');
  expect(page.getByRole('link', { name: paper.title }).getAttribute('href')).toBe('https://oa.example/8');
  expect(page.getByRole('link', { name: paper.title }).closest('li')?.textContent).toContain('待办');
  expect(page.getByText('紧急')).toBeTruthy();
  expect(page.getByRole('navigation', { name: '消息类型' }).textContent).toContain('公文');
});

test('I1 · the files of a notice say their kind, size and checksum', async () => {
  const page = open(noticesServer(rows()), '/info-center?notice=9');
  const files = within(await page.findByRole('region', { name: '附件' }));
  expect(files.getByRole('link', { name: /安排\.pdf/ }).textContent).toContain('PDF　19.6 KB');
  expect(files.getByText('0a1b2c3d4e5f…')).toBeTruthy();
  expect(files.getByRole('button', { name: '复制安排.pdf的校验值' })).toBeTruthy();
});

test('a guest reads the public notices and is offered to sign in, without marks', async () => {
  const server = noticesServer([item('9'), item('7')]);
  const page = renderPage(ListPage, { address: '/info-center?view=star', plan, answers: server.answers });
  expect(await page.findByText('第 9 条通知')).toBeTruthy();
  expect(page.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login?redirect=%2Finfo-center%3Fview%3Dstar');
  expect([page.queryByRole('checkbox'), page.queryByRole('button', { name: /星标/ }), page.queryByText('公文')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('I2 · a notice is read by opening it, counts follow at once, and it can be unread again', async () => {
  const server = noticesServer(rows());
  const page = open(server, '/info-center?notice=9');
  const dialog = within(await page.findByRole('dialog', { name: '第 9 条通知' }));
  expect(await page.findAllByText('未读 1 条')).not.toEqual([]);
  expect(calls(server, 'read')).toEqual([{ idCodes: ['9'], read: true }]);
  expect(page.title()).toBe('第 9 条通知');
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: '标为未读' })));
  expect(await page.findAllByText('未读 2 条')).not.toEqual([]);
  expect(calls(server, 'read')).toHaveLength(2);
});

test('closing leads to the list that was filtered', async () => {
  const page = open(noticesServer(rows()), '/info-center?kind=notice&type=life&notice=9');
  await page.findByRole('dialog', { name: '第 9 条通知' });
  await act(async () => fireEvent.click(page.getByRole('link', { name: '关闭' })));
  expect(page.address()).toBe('/info-center?kind=notice&type=life');
  expect(page.queryByRole('dialog')).toBeNull();
});

test.each(['77', '../8', '%00'])('an unknown notice or garbage (%s) says that it is not there', async (id) => {
  const page = open(noticesServer(rows()), `/info-center?notice=${encodeURIComponent(id)}`);
  const card = (await page.findByText('这条消息不存在或已过期')).closest('[data-error]');
  expect(card?.getAttribute('data-error')).toBe('not-found');
  expect(page.getByRole('link', { name: '查看全部消息' })).toBeTruthy();
});

test('I2 · several are chosen and marked with one call; a document cannot be chosen', async () => {
  const server = noticesServer(rows());
  const page = open(server);
  await page.findByText('第 9 条通知');
  expect(page.getAllByRole('checkbox')).toHaveLength(3);
  for (const id of ['9', '5']) fireEvent.click(page.getByRole('checkbox', { name: `选择“第 ${id} 条通知”` }));
  const bar = within(page.getByRole('region', { name: '批量操作' }));
  expect(bar.getByText('已选 2 条')).toBeTruthy();
  await act(async () => fireEvent.click(bar.getByRole('button', { name: '标为已读' })));
  expect(calls(server, 'read')).toEqual([{ idCodes: ['9', '5'], read: true }]);
  expect(await page.findByText('未读 0 条')).toBeTruthy();
  expect(page.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('a dismissed notice goes, and comes back by 撤销', async () => {
  const server = noticesServer(rows());
  const page = open(server);
  await page.findByText('第 9 条通知');
  await press(page, '忽略“第 9 条通知”');
  expect(await page.findByText('已忽略“第 9 条通知”')).toBeTruthy();
  expect(titles(page)).toEqual(['第 7 条通知', '第 5 条通知']);
  await press(page, '撤销');
  expect(await page.findByText('第 9 条通知')).toBeTruthy();
  expect(page.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('all of the list are read by one call, and not what has arrived unseen', async () => {
  const server = noticesServer(rows());
  const page = open(server);
  await page.findByText('第 9 条通知');
  await press(page, '全部标为已读');
  expect(calls(server, 'readAll')).toEqual([{ until: '2026-11-19 09:00:00' }]);
  expect(await page.findByText('未读 0 条')).toBeTruthy();
});

test('I2 · what arrives waits above the list while the visitor reads below, and is there at once at the top', async () => {
  const server = noticesServer(rows());
  const page = open(server);
  await page.findByText('第 9 条通知');
  scrolledTo(600);
  server.state.rows = [item('11'), item('10'), ...server.state.rows];
  await refresh(page);
  expect(await page.findByRole('button', { name: '2 条新消息' })).toBeTruthy();
  expect(titles(page)[0]).toBe('第 9 条通知');
  vi.stubGlobal('scrollTo', vi.fn());
  await press(page, '2 条新消息');
  expect(titles(page).slice(0, 3)).toEqual(['第 11 条通知', '第 10 条通知', '第 9 条通知']);
  scrolledTo(0);
  server.state.rows = [item('12'), ...server.state.rows];
  await refresh(page);
  expect(await page.findByText('第 12 条通知')).toBeTruthy();
  expect(page.queryByRole('button', { name: /条新消息/ })).toBeNull();
});

test('a refused mark is taken back and says why', async () => {
  const refuse = () => {
    throw Object.assign(new Error('操作太频繁，请稍后再试。'), { name: 'PortalError', kind: 'failed', code: 429 });
  };
  const page = open(noticesServer(rows(), { star: refuse }));
  await page.findByText('第 9 条通知');
  await press(page, '星标“第 9 条通知”');
  expect((await page.findByText('操作太频繁，请稍后再试。')).getAttribute('role')).toBe('alert');
  await vi.waitFor(() => expect(page.getByRole('button', { name: '星标“第 9 条通知”' }).getAttribute('aria-pressed')).toBe('false'));
});

test('a source that fails is named with a retry, and hides nothing', async () => {
  const server = noticesServer(rows());
  server.state.failedSources = [{ sourceCode: 'oa', sourceName: '公文 OA' }];
  const page = open(server);
  expect(await page.findByText('公文 OA暂时没有响应，其他消息不受影响。')).toBeTruthy();
  expect(titles(page)).toHaveLength(3);
  server.state.failedSources = [];
  await press(page, '重新加载');
  expect(page.queryByText(/暂时没有响应/)).toBeNull();
});

test('two tabs that dismiss the same notice both succeed, and tell each other', async () => {
  const server = noticesServer(rows());
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(noticesChannel);
  channel.onmessage = ({ data }) => heard.push(data);
  const page = open(server);
  await page.findByText('第 9 条通知');
  // The other tab was first.
  server.state.dismissed.push(...server.state.rows.splice(0, 1));
  await press(page, '忽略“第 9 条通知”');
  expect(await page.findByText('已忽略“第 9 条通知”')).toBeTruthy();
  expect(page.queryByRole('alert')?.textContent).toBe('');
  await vi.waitFor(() => expect(heard).toEqual([performance.timeOrigin]));
  channel.close();
});

test('an empty view says what it is for, and leads to all', async () => {
  const page = open(noticesServer([]), '/info-center?view=star');
  expect(await page.findByText('还没有星标消息')).toBeTruthy();
  expect(page.getByRole('link', { name: '查看全部消息' }).getAttribute('href')).toMatch(/^\/info-center\??$/);
});
