import { callsFor, firstInput } from '@portico/area';
import { portalError } from '@portico/client';
import { calendarContract, callKey } from '@portico/contracts';
import { fireEvent, renderPage, student, waitFor, within } from '@portico/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { area } from '../area.ts';
import { calendarServer, event, own, plan, term } from '../samples.ts';
import { CenterPage } from './center-page.tsx';

const friday = '2026-11-20';
const school = () => ({
  events: [
    event('1', friday, ['08:00', '09:35'], { title: '数据结构', place: '明理楼 B302', teacher: '罗辰', sections: [1, 2] }),
    own('2', friday, ['09:00', '10:00'], { title: '小组讨论' }),
    own('3', '2026-11-18', ['14:00', '15:00'], { title: '晨读', repeat: 'weekly' }),
  ],
});
const render = (address = '/schedule-center', answers = calendarServer(school())) =>
  renderPage(CenterPage, { address, plan, answers, person: student });
const saved = (answers: ReturnType<typeof calendarServer>) => answers.asked.filter(({ call }) => call.endsWith('saveEvent'));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

test('D1 · a week from Monday, with its teaching week, names in words, and conflicts', async () => {
  const page = render();
  expect(await page.findByRole('heading', { name: '11 月 16—22 日' })).toBeTruthy();
  expect(page.getByText('第 11 教学周')).toBeTruthy();
  const course = await page.findByRole('button', { name: /^数据结构\s*，课程，11 月 20 日 周五 08:00—09:35，时间冲突\s*明理楼 B302/ });
  expect(course.dataset.kind).toBe('course');
  expect(course.dataset.now).toBe('true');
});

test('D1 · the views change in the address, and a wrong view or day is the usual one', async () => {
  const page = render('/schedule-center?view=year&date=2026-02-31');
  fireEvent.click(await page.findByRole('link', { name: '月' }));
  expect(page.address()).toBe('/schedule-center?view=month');
  expect(await page.findByRole('link', { name: /^11 月\s*20\s*日，2 项日程/ })).toBeTruthy();
  fireEvent.click(page.getByRole('link', { name: '列表' }));
  expect(await page.findByText('09:00—10:00')).toBeTruthy();
  fireEvent.click(page.getByRole('link', { name: '学期' }));
  expect(await page.findByRole('columnheader', { name: '考试、校历与会议' })).toBeTruthy();
  fireEvent.click(within(page.getByRole('region', { name: '日程' })).getByRole('link', { name: /^11 月\s*20\s*日，2 项$/ }));
  expect(page.address()).toBe('/schedule-center?view=day');
});

test('D1 · the term view asks what its first call asks, and nothing about other spans', async () => {
  const search = new URLSearchParams('view=term');
  const calls = callsFor(area.pages.center.calls, { guest: false, device: 'desktop', template: 1 }, search);
  const firsts = calls.filter(({ path }) => path === calendarContract.days.path);
  const answers = calendarServer(school());
  const page = render('/schedule-center?view=term', answers);
  expect(await page.findByRole('columnheader', { name: '考试、校历与会议' })).toBeTruthy();
  const keys = (inputs: Record<string, string>[]) => [...new Set(inputs.map((input) => callKey(calendarContract.days, input)))].sort();
  const asked = answers.asked
    .filter(({ call }) => call.endsWith(calendarContract.days.path))
    .map(({ input }) => input as Record<string, string>);
  expect(keys(asked)).toEqual(keys(firsts.map((call) => firstInput(call, { params: {}, search }) as Record<string, string>)));
});

test('D1 · a hidden calendar is out of sight and in the address', async () => {
  const page = render();
  await page.findByRole('button', { name: /^数据结构/ });
  fireEvent.click(page.getByRole('checkbox', { name: '课程表' }));
  expect(page.address()).toBe('/schedule-center?hide=course');
  expect(page.queryByRole('button', { name: /^数据结构/ })).toBeNull();
  expect(page.getByRole('button', { name: /^小组讨论/ })).toBeTruthy();
});

test('D1 · outside a term it says what comes next', async () => {
  const vacation = { ...term, nowWeek: 0, next: { name: '春季学期', startDate: '2027-03-01' } };
  const page = render('/schedule-center', calendarServer({ ...school(), term: vacation }));
  expect(await page.findByText('当前为假期，春季学期于 3 月 1 日开始')).toBeTruthy();
});

test('D2 · an own event is moved and resized by keyboard, and each step is said', async () => {
  const answers = calendarServer(school());
  const page = render('/schedule-center', answers);
  const block = await page.findByRole('button', { name: /^小组讨论/ });
  fireEvent.keyDown(block, { key: ' ' });
  expect(page.getByText('已拿起“小组讨论”，11 月 20 日 09:00—10:00')).toBeTruthy();
  fireEvent.keyDown(block, { key: 'ArrowRight' });
  fireEvent.keyDown(block, { key: 'ArrowDown' });
  fireEvent.keyDown(block, { key: 'ArrowDown', shiftKey: true });
  expect(page.getByText('11 月 21 日 09:15—10:30')).toBeTruthy();
  fireEvent.keyDown(block, { key: ' ' });
  await waitFor(() => expect(saved(answers)).toHaveLength(1));
  expect(saved(answers)[0]?.input).toMatchObject({ id: '2', version: 1, start: '2026-11-21 09:15', end: '2026-11-21 10:30' });
});

test('D2 · Escape leaves a lifted event where it was, and classes cannot be lifted', async () => {
  const answers = calendarServer(school());
  const page = render('/schedule-center', answers);
  const block = await page.findByRole('button', { name: /^小组讨论/ });
  fireEvent.keyDown(block, { key: ' ' });
  fireEvent.keyDown(block, { key: 'ArrowDown' });
  fireEvent.keyDown(block, { key: 'Escape' });
  expect(page.getByText('没有改动')).toBeTruthy();
  fireEvent.keyDown(page.getByRole('button', { name: /^数据结构/ }), { key: ' ' });
  expect(page.queryByText(/已拿起/)).toBeNull();
  expect(saved(answers)).toHaveLength(0);
});

test('D2 · moving a repeated event asks how far that reaches', async () => {
  const answers = calendarServer(school());
  const page = render('/schedule-center', answers);
  const block = await page.findByRole('button', { name: /^晨读/ });
  fireEvent.keyDown(block, { key: ' ' });
  fireEvent.keyDown(block, { key: 'ArrowUp' });
  fireEvent.keyDown(block, { key: ' ' });
  fireEvent.click(await page.findByLabelText('此次及以后'));
  fireEvent.click(page.getByText('保存时间'));
  await waitFor(() => expect(saved(answers)).toHaveLength(1));
  expect(saved(answers)[0]?.input).toMatchObject({ scope: 'following', occurrence: '2026-11-18', start: '2026-11-18 13:45' });
});

test('D1 · a calendar that cannot be had leaves a card with a retry, and the rest of the page', async () => {
  const answers = calendarServer(school()).and(calendarContract, {
    days: () => {
      throw portalError('failed', '服务暂时没有响应');
    },
  });
  const page = renderPage(CenterPage, { address: '/schedule-center', plan, person: student, answers });
  expect(await page.findByText('日程暂时没有加载出来')).toBeTruthy();
  expect(page.getByText('我的日历')).toBeTruthy();
});
