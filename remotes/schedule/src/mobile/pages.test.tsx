import { fireEvent, renderBlock, renderPage, student, waitFor } from '@portico/testing';
import { expect, test } from 'vitest';
import { calendarServer, event, own, plan } from '../samples.ts';
import { TodayBlock } from '../ui/today-block.tsx';
import { DetailPage } from './detail-page.tsx';
import { EditPage } from './edit-page.tsx';
import { SchedulePage } from './schedule-page.tsx';

const friday = '2026-11-20';
const events = [
  event('1', friday, ['08:00', '09:35'], { title: '马克思主义原理', place: '明德楼 A305', sections: [1, 2] }),
  own('2', friday, ['15:50', '17:20'], { title: '研讨室 3-12' }),
  event('3', '2026-11-16', ['00:00', '00:00'], { title: '学术周', allDay: true, layer: 'school', end: '2026-11-21 00:00:00' }),
];
const phone = { plan, person: student, device: 'mobile' } as const;

test('D1 · a day on the phone: whole days above, gaps between, and each event leads to its page', async () => {
  const page = renderPage(SchedulePage, { ...phone, address: '/mobile/my-schedule/schedule', answers: calendarServer({ events }) });
  expect(await page.findByText('空闲 6 小时 15 分')).toBeTruthy();
  expect(page.getByText(/学术周/).textContent).toContain('（11-16 至 11-20）');
  expect(page.getByText('1—2 节', { exact: false })).toBeTruthy();
  fireEvent.click(page.getByText('研讨室 3-12'));
  expect(page.address()).toBe(`/mobile/schedule-detail?id=2&date=${friday}`);
});

test('D1 · the strip unfolds to a month by its button, and steps by its buttons', async () => {
  const page = renderPage(SchedulePage, { ...phone, address: '/mobile/my-schedule/schedule', answers: calendarServer({ events }) });
  await page.findByText('研讨室 3-12');
  fireEvent.click(page.getByRole('link', { name: '展开为月' }));
  expect(page.getByRole('link', { name: /^11 月\s*1\s*日，0 项/ })).toBeTruthy();
  fireEvent.click(page.getByRole('link', { name: '下一月' }));
  expect(page.address()).toBe('/mobile/my-schedule/schedule?view=month&date=2026-12-20&month=2026-12');
});

test('D2 · an own event’s page leads to its form, and one that is gone says so', async () => {
  const answers = calendarServer({ events });
  const page = renderPage(DetailPage, { ...phone, address: `/mobile/schedule-detail?id=2&date=${friday}`, answers });
  expect((await page.findByRole('link', { name: '编辑' })).getAttribute('href')).toBe(
    `/mobile/my-schedule/schedule-dialog-add?id=2&date=${friday}`,
  );
  page.unmount();
  const gone = renderPage(DetailPage, { ...phone, address: `/mobile/schedule-detail?id=9&date=${friday}`, answers });
  expect(await gone.findByText('日程不存在或已删除')).toBeTruthy();
});

test('D2 · the form keeps what was typed until it is saved or given up', async () => {
  const answers = calendarServer({ events });
  const page = renderPage(EditPage, { ...phone, address: `/mobile/my-schedule/schedule-dialog-add?date=${friday}`, answers });
  fireEvent.change(await page.findByLabelText('标题'), { target: { value: '小组讨论' } });
  expect(page.unsaved()).toBe(true);
  fireEvent.click(page.getByText('取消'));
  expect(page.getByText(/还没有保存/)).toBeTruthy();
  fireEvent.click(page.getByText('保存'));
  await waitFor(() => expect(answers.asked.some(({ call }) => call.endsWith('saveEvent'))).toBe(true));
  await waitFor(() => expect(page.unsaved()).toBe(false));
});

test('D1 · the block says what is on today, and that nothing is', async () => {
  const block = renderBlock(TodayBlock, { ...phone, answers: calendarServer({ events }) });
  expect(await block.findByText('马克思主义原理')).toBeTruthy();
  expect(block.getByText('第 11 教学周')).toBeTruthy();
  block.unmount();
  expect(await renderBlock(TodayBlock, { ...phone, answers: calendarServer({ events: [] }) }).findByText('今天没有安排')).toBeTruthy();
});
