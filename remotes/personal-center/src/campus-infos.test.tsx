import { portalError } from '@portico/client';
import { campusContract } from '@portico/contracts';
import { act, fireEvent, renderPage, student, within } from '@portico/testing';
import { expect, test } from 'vitest';
import { CampusInfosPage as DesktopPage } from './desktop/campus-infos-page.tsx';
import { CampusInfosPage as PhonePage } from './mobile/campus-infos-page.tsx';
import { campusServer, plan } from './own-lists-samples.ts';

const open = (Page = DesktopPage, answers = campusServer(), device: 'desktop' | 'mobile' = 'desktop') =>
  renderPage(Page, { address: '/personal-center/campus-infos', plan, answers, person: student, device });

test.each([
  ['desktop', DesktopPage],
  ['mobile', PhonePage],
] as const)('P2 · on %s: the next bus, what is open, the calendar, a free room, the card and other tools', async (device, Page) => {
  const page = open(Page, campusServer(), device);
  const part = async (name: string) => within(await page.findByRole('region', { name }));
  expect(await (await part('校车时刻')).findByText('10 分钟后')).toBeTruthy();
  expect(await (await part('开放时间')).findByText('22:30 关门')).toBeTruthy();
  const days = await (await part('校历')).findAllByRole('listitem');
  expect(days.map((row) => [row.textContent, row.hasAttribute('data-gone')])).toEqual([
    ['11-11期中考试考试', true],
    ['01-01 至 01-03元旦放假放假', false],
  ]);
  const rooms = await part('空闲教室');
  expect(await rooms.findByText('没有空闲教室')).toBeTruthy();
  await act(async () => fireEvent.change(rooms.getByRole('combobox', { name: '节次' }), { target: { value: '4' } }));
  expect(rooms.getByText('B302')).toBeTruthy();
  expect(await (await part('校园卡')).findByText('128.40')).toBeTruthy();
  const tools = await part('便民工具');
  expect((await tools.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['https://lib.example/']);
});

test('P2 · the telephone book is searched in the browser and dials', async () => {
  const answers = campusServer();
  const page = open(DesktopPage, answers);
  const field = await page.findByRole('searchbox', { name: '搜索电话' });
  const asked = answers.asked.length;
  await act(async () => fireEvent.change(field, { target: { value: 'xyy' } }));
  const book = within(page.getByRole('region', { name: '电话簿' }));
  expect(book.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['tel:01055501120', '拨打校医院急诊 010-55501120'],
  ]);
  expect(book.getByRole('status').textContent).toBe('找到 1 个电话');
  await act(async () => fireEvent.change(field, { target: { value: 'nothing' } }));
  expect(book.getByText('没有找到“nothing”的电话')).toBeTruthy();
  expect(answers.asked.length).toBe(asked);
});

test('P2 · a part that fails says so, the others stand; an empty part says what is missing', async () => {
  const broken = campusServer({
    phones: () => {
      throw portalError('failed', '服务暂时没有响应');
    },
    openingHours: () => [],
    card: () => ({ value: '', unit: '', status: 'error' }),
  });
  const page = open(DesktopPage, broken);
  expect(await page.findByText('电话簿暂时没有加载出来')).toBeTruthy();
  expect(page.getByRole('button', { name: '重新加载' })).toBeTruthy();
  expect(await page.findByText('还没有开放时间')).toBeTruthy();
  expect(await page.findByText('卡务系统暂时没有响应')).toBeTruthy();
  expect(await page.findByText('东西区间线')).toBeTruthy();
  expect(broken.asked.filter(({ call }) => call.endsWith(campusContract.phones.path))).toHaveLength(1);
});
