import { expectAccessible, expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { enter } from './notices.ts';
import { areaOf, drawn, expect, test } from './portal-test.ts';

const ics = (title: string) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t//EN', 'BEGIN:VEVENT', 'UID:e2e-1', `SUMMARY:${title}`]
    .concat([
      'DTSTAMP:20270101T000000Z',
      'DTSTART:20270105T020000Z',
      'DTEND:20270105T030000Z',
      'RRULE:FREQ=MONTHLY;BYDAY=1TU',
      'END:VEVENT',
    ])
    .concat(['END:VCALENDAR', ''])
    .join('\r\n');

test('D1 · D2 · the week in a browser of UTC−8: events are made, moved by hand and by keys, and the page is accessible', async ({
  browser,
  portal,
}) => {
  test.slow();
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'zh-CN' });
  const page = await context.newPage();
  await enter(page, portal.url('api'), '20260001');
  // A week of the term without own events.
  await page.goto(`${portal.url('api')}/schedule-center`);
  const area = areaOf(page, 'schedule');
  const today = (await area.locator('table a[data-today]').getAttribute('data-day')) ?? '';
  await area.getByRole('link', { name: '下一周' }).click();
  await area.getByRole('link', { name: '下一周' }).click();
  await expect(page).toHaveURL(/date=/);
  const later = new URL(page.url()).searchParams.get('date') ?? '';
  expect((Date.parse(later) - Date.parse(today)) / 86_400_000).toBe(14);
  // The week's Sunday has no course, whatever day of the week it is today.
  const sunday = new Date(Date.parse(later));
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  const date = sunday.toISOString().slice(0, 10);
  const course = area.getByRole('button', { name: /^高等数学（下）\s*，课程，.* 周一 08:00—09:35/ });
  await expect(course).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the week');

  await area.getByRole('button', { name: '新建日程' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '标题' }).fill('时区');
  await expectAccessible(page, 'the form');
  const start = dialog.getByLabel('开始');
  await start.hover();
  await expect(dialog.locator('[data-control="arco"]').filter({ has: page.getByLabel('开始') })).toBeVisible();
  await start.fill(`${date} 10:00`);
  await start.press('Enter');
  await expect(dialog.getByText('该时段没有课程或会议冲突')).toBeVisible();
  await start.fill('2027-02-31 10:00');
  await dialog.getByRole('textbox', { name: '标题' }).click();
  await expect(start).toHaveValue(`${date} 10:00`);
  await start.click();
  await dialog.getByRole('button', { name: '选择时间' }).click();
  await expectAccessible(page, 'the time of the form');
  await dialog.getByRole('spinbutton', { name: '时' }).press('ArrowDown');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(start).toHaveValue(`${date} 11:00`);
  await expect(dialog.getByLabel('结束')).toHaveValue(`${date} 12:00`);
  await start.fill(`${date} 14:00`);
  await start.press('Enter');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  const own = area.getByRole('button', { name: /^时区\s*，个人/ });
  await expect(own).toHaveAccessibleName(/ 14:00—15:00/);

  await own.focus();
  await own.press(' ');
  await own.press('ArrowDown');
  await own.press('Shift+ArrowDown');
  await own.press(' ');
  await expect(own).toHaveAccessibleName(/ 14:15—15:30/);
  const box = (await own.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await own.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - box.width * 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  const day = new Date(Date.parse(date) - 2 * 86_400_000);
  await expect(own).toHaveAccessibleName(new RegExp(`${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日`));

  await own.click();
  await expect(dialog.getByText('15 分钟前')).toBeVisible();
  await expectAccessible(page, 'an event');
  await dialog.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除日程' }).click();
  await expect(own).toHaveCount(0);
  await context.close();
});

test('D1 · D2 · month, list and term; a file is looked at, imported and gone again', async ({ page, portal }) => {
  await enter(page, portal.url('api'), 'T10001');
  await page.goto(`${portal.url('api')}/schedule-center?view=month`);
  const area = areaOf(page, 'schedule');
  await expect(area.getByRole('columnheader', { name: '周次' })).toBeVisible();
  await expectAccessible(page, 'the month');
  await area.getByRole('link', { name: '列表' }).click();
  await expect(area.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, 'the list');
  await area.getByRole('link', { name: '学期', exact: true }).click();
  await expect(area.getByRole('columnheader', { name: '考试、校历与会议' })).toBeVisible();
  await expectAccessible(page, 'the term');

  await area.getByRole('button', { name: '管理' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('订阅地址')).toHaveValue(/\/homepage\/scheduleCalendar\/feed\/[\w-]{32}\.ics$/);
  const files = dialog.locator('input[type="file"]');
  await files.setInputFiles({ name: 'big.ics', mimeType: 'text/calendar', buffer: Buffer.alloc(10_000_000) });
  await expect(dialog.getByText(/不能超过 512 KB/)).toBeVisible();
  await files.setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(dialog.getByText('文件不是有效的日历（.ics）')).toBeVisible();
  await files.setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(ics('<img src=x onerror=alert(1)>')) });
  await expect(dialog.getByText('新增 1 条')).toBeVisible();
  await expect(dialog.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expectAccessible(page, 'the preview');
  await dialog.getByRole('button', { name: '导入 1 条' }).click();
  await expect(dialog.getByText('已导入：新增 1 条，更新 0 条。')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出日程' }).click();
  expect((await download).suggestedFilename()).toBe('我的日程.ics');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await page.goto(`${portal.url('api')}/schedule-center?view=day&date=2027-01-05&month=2027-01`);
  await area.getByRole('button', { name: /^<img src=x onerror=alert\(1\)>\s*，个人，1 月 5 日 周二 10:00—11:00/ }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByLabel('全部重复').check();
  await page.getByRole('dialog').getByRole('button', { name: '删除日程' }).click();
  await expect(area.getByRole('button', { name: /onerror/ })).toHaveCount(0);
});

test('D1 · a home page shows today, and leads to the calendar', async ({ page, portal }) => {
  await enter(page, portal.url('workbench'), '20260001');
  await page.goto(`${portal.url('workbench')}/home`);
  const block = page.locator('[data-block="schedule.today"]');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('heading', { name: '今日日程' })).toBeVisible();
  await block.getByRole('link', { name: '日程中心' }).click();
  await expect(page).toHaveURL(/\/schedule-center$/);
  await expect(areaOf(page, 'schedule').getByRole('heading', { name: '日程中心' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('D1 · D2 · the day under its week or month; an event is made, changed and deleted', async ({ page, portal }) => {
    test.slow();
    const at = portal.url('cas');
    await enter(page, at, '20260001');
    await page.goto(`${at}/mobile/my-schedule/schedule`);
    const area = areaOf(page, 'schedule');
    await expectAccessibleInEveryLook(page, 'the day on a phone');
    await area.getByRole('link', { name: '展开为月' }).tap();
    await expect(area.getByRole('row')).not.toHaveCount(2);
    await area.getByRole('link', { name: '收起为周' }).tap();
    await expect(area.getByRole('row')).toHaveCount(2);
    await area.getByRole('link', { name: '新建' }).tap();
    await expect(page).toHaveURL(/\/mobile\/my-schedule\/schedule-dialog-add\?date=/);
    await page.getByRole('textbox', { name: '标题' }).fill('还书');
    await expectAccessible(page, 'the form on a phone');
    await page.getByRole('button', { name: '保存' }).tap();
    await expect(page).toHaveURL(/\/mobile\/my-schedule\/schedule(\?|$)/);
    await area.getByRole('button', { name: /^还书/ }).tap();
    await expect(page).toHaveURL(/\/mobile\/schedule-detail\?id=/);
    await expectAccessible(page, 'an event on a phone');
    await area.getByRole('link', { name: '编辑' }).tap();
    await page.getByRole('textbox', { name: '标题' }).fill('还两本书');
    await page.getByRole('button', { name: '取消' }).tap();
    await expect(page.getByText(/内容还没有保存/)).toBeVisible();
    await page.getByRole('button', { name: '保存' }).tap();
    await expect(area.getByRole('heading', { name: '还两本书' })).toBeVisible();
    await area.getByRole('button', { name: '删除' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '删除日程' }).tap();
    await expect(page).toHaveURL(/\/mobile\/my-schedule\/schedule/);
    await drawn(page);
    await expect(area.getByRole('button', { name: /^还两本书/ })).toHaveCount(0);
    await area.getByRole('link', { name: '日历管理' }).tap();
    await expect(page).toHaveURL(/\/mobile\/my-schedule\/schedule-dialog/);
    await expect(area.getByLabel('订阅地址')).toBeVisible();
    await expectAccessible(page, 'the calendars on a phone');
    await area.getByRole('link', { name: '学期' }).tap();
    await expect(area.getByRole('link', { name: /^第 1 周/ })).toBeVisible();
  });
});
