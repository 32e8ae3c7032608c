import { portalError } from '@portico/client';
import { serviceContract } from '@portico/contracts';
import { act, fakeServer, fireEvent, renderPage, student, waitFor, within } from '@portico/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { favourite, favouritesServer, plan, service } from '../own-lists-samples.ts';
import { FavouriteList } from './collect/favourite-list.tsx';
import { RecentList } from './recent/recent-list.tsx';

const open = (List: typeof FavouriteList, answers: ReturnType<typeof favouritesServer>) =>
  renderPage(List, { plan, answers, person: student });
type Page = ReturnType<typeof open>;
const press = (page: Page, name: string) => act(async () => fireEvent.click(page.getByRole('button', { name })));
const names = (page: Page, list: string) =>
  within(page.getByRole('list', { name: list }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const sent = (answers: ReturnType<typeof favouritesServer>, name: keyof typeof serviceContract) =>
  answers.asked.filter(({ call }) => call.endsWith(` ${serviceContract[name].path}`)).map(({ input }) => input);

afterEach(() => void vi.useRealTimers());

test('P3 · favourites are ordered by buttons, and every step is kept', async () => {
  const answers = favouritesServer([favourite('1'), favourite('2'), favourite('3')]);
  const page = open(FavouriteList, answers);
  await page.findByRole('list', { name: '全部收藏' });
  await press(page, '上移服务 3');
  await waitFor(() => expect(names(page, '全部收藏')).toEqual(['服务 1', '服务 3', '服务 2']));
  expect(sent(answers, 'arrangeCollected')).toEqual([{ groups: [{ name: '', appIds: ['1', '3', '2'] }] }]);
});

test('P3 · a new group is filled, renamed, and gone with its last favourite', async () => {
  const answers = favouritesServer([favourite('1'), favourite('2')]);
  const page = open(FavouriteList, answers);
  await page.findByRole('list', { name: '全部收藏' });
  await press(page, '新建分组');
  await act(async () => fireEvent.change(page.getByRole('textbox', { name: '新分组的名称' }), { target: { value: ' 常办 ' } }));
  await press(page, '确定');
  expect(page.getByText(/这个分组还是空的/)).toBeTruthy();
  const choose = (name: string, group: string) =>
    act(async () => fireEvent.change(page.getByRole('combobox', { name: `${name}的分组` }), { target: { value: group } }));
  await choose('服务 2', '常办');
  await waitFor(() => expect([names(page, '未分组'), names(page, '常办')]).toEqual([['服务 1'], ['服务 2']]));
  await press(page, '重命名分组常办');
  await act(async () => fireEvent.change(page.getByRole('textbox', { name: '分组常办的新名称' }), { target: { value: '学习' } }));
  await press(page, '确定');
  await waitFor(() => expect(names(page, '学习')).toEqual(['服务 2']));
  expect(sent(answers, 'arrangeCollected').at(-1)).toEqual({
    groups: [
      { name: '', appIds: ['1'] },
      { name: '学习', appIds: ['2'] },
    ],
  });
});

test('P3 · a removed favourite can be taken back to its place; after a while no more', async () => {
  const answers = favouritesServer([favourite('1'), favourite('2', '常办')]);
  const page = open(FavouriteList, answers);
  await page.findByRole('list', { name: '常办' });
  await press(page, '移除服务 2');
  expect(page.queryByRole('list', { name: '常办' })).toBeNull();
  expect(page.getByText('已取消收藏“服务 2”')).toBeTruthy();
  await press(page, '撤销');
  expect(await page.findByRole('list', { name: '常办' })).toBeTruthy();
  expect(sent(answers, 'collect')).toEqual([
    { appId: '2', op: 0 },
    { appId: '2', op: 1 },
  ]);
  vi.useFakeTimers();
  await press(page, '移除服务 1');
  expect(page.getByRole('button', { name: '撤销' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(9_000));
  expect(page.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('P3 · an order that is refused says why, and the kept one is shown again', async () => {
  const answers = favouritesServer([favourite('1'), favourite('2')], {
    arrangeCollected: () => {
      throw portalError('failed', '服务暂时没有响应');
    },
  });
  const page = open(FavouriteList, answers);
  await page.findByRole('list', { name: '全部收藏' });
  await press(page, '上移服务 2');
  expect(page.getByRole('alert').textContent).toBe('服务暂时没有响应');
  await waitFor(() => expect(names(page, '全部收藏')).toEqual(['服务 1', '服务 2']));
});

test('P3 · without favourites the page says how to get one', async () => {
  expect(await open(FavouriteList, favouritesServer([])).findByText('还没有收藏的服务')).toBeTruthy();
});

test('P4 · openings stand by day; one, a day or all are cleared and put back', async () => {
  const used = (id: string, lastTime: string) => ({ ...service(id), lastTime });
  let cleared: readonly string[] = [];
  const all = [
    { group: 'today' as const, label: '今天', apps: [used('1', '2026-11-20 09:12:00')] },
    { group: 'earlier' as const, label: '更早', apps: [used('2', '2026-10-01 10:00:00'), used('3', '2026-09-30 10:00:00')] },
  ];
  const answers = fakeServer(serviceContract, {
    recentlyUsedGroups: () =>
      all
        .map((group) => ({ ...group, apps: group.apps.filter(({ appId }) => !cleared.includes(appId)) }))
        .filter(({ apps }) => apps.length > 0),
    clearRecentlyUsed: ({ appIds = [], restore }) => {
      cleared = restore ? cleared.filter((id) => !appIds.includes(id)) : [...cleared, ...appIds];
      return { appIds };
    },
  });
  const page = open(RecentList, answers);
  const days = () =>
    page.queryAllByRole('region').map((day) => [day.getAttribute('aria-label'), within(day).getAllByRole('listitem').length]);
  expect((await page.findByRole('region', { name: '今天' })).textContent).toContain('09:12');
  await press(page, '清空更早');
  await waitFor(() => expect(days()).toEqual([['今天', 1]]));
  expect(page.getByText('已清除 2 条使用记录')).toBeTruthy();
  await press(page, '撤销');
  await waitFor(() =>
    expect(days()).toEqual([
      ['今天', 1],
      ['更早', 2],
    ]),
  );
  await press(page, '从最近使用移除服务 2');
  await waitFor(() =>
    expect(days()).toEqual([
      ['今天', 1],
      ['更早', 1],
    ]),
  );
  await press(page, '清空全部记录');
  expect(await page.findByText('还没有打开过服务')).toBeTruthy();
});
