import type { Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { enterAs, expect, test } from './portal-test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /消息/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: '消息' });
const firstNotice = (page: Page) => drawer(page).getByRole('listitem').first();

test('K7 · the bell says at most 99+, aloud the whole number', async ({ page, portal }) => {
  await page.route('**/notice/getNoticeShow', (route) =>
    route.fulfill({ json: { success: true, code: 200, msg: '', data: { open: 1, unread: 128, urgent: [] } } }),
  );
  await enterAs(page, { at: portal.url() });
  await page.goto(`${portal.url()}/news`);
  await expect(bell(page)).toContainText('99+');
  await expect(bell(page)).toHaveAccessibleName('消息 未读 128 条');
});

test('a guest has no bell, and a member’s drawer asks for nothing before it is opened', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/news`);
  await expect(page.getByRole('button', { name: '深色模式' })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterAs(page, { at: portal.url(), account: 'T10001' });
  await page.goto(`${portal.url()}/news`);
  await expect(bell(page)).toBeVisible();
  await page.waitForLoadState('load');
  expect(asked.filter((path) => /getUserNotice|notice-drawer/.test(path))).toEqual([]);
});

test('a notice is dismissed and restored, read, and followed, by keyboard alone', async ({ page, portal }) => {
  await enterAs(page, { at: portal.url() });
  await page.goto(`${portal.url()}/news`);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const title = (await firstNotice(page).getByRole('button').first().textContent()) ?? '';
  const unread = async () => Number(/\d+/.exec((await drawer(page).getByRole('status').first().textContent()) ?? '')?.[0] ?? 0);
  const before = await unread();
  expect(before).toBeGreaterThan(1);

  await firstNotice(page).getByRole('button', { name: '忽略' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText(/^已忽略/)).toBeVisible();
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await expect.poll(unread).toBe(before - 1);
  await page.keyboard.press('Enter');
  await expect.poll(unread).toBe(before);
  await expect(firstNotice(page).getByRole('button').first()).toHaveText(title);

  await firstNotice(page).getByRole('button', { name: '标为已读' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(unread).toBe(before - 1);
  await expect(bell(page)).toHaveAccessibleName(`消息 未读 ${before - 1} 条`);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('a drawer whose notices cannot be loaded shows a message, and tries again', async ({ page, portal }) => {
  let broken = true;
  await page.route('**/notice/getUserNoticeInfo', (route) =>
    broken ? route.fulfill({ json: { success: false, code: 500, msg: '通知暂时取不到', data: null } }) : route.continue(),
  );
  await enterAs(page, { at: portal.url(), account: 'T10001' });
  await page.goto(`${portal.url()}/news`);
  await bell(page).click();
  await expect(drawer(page).getByText('通知暂时取不到')).toBeVisible();
  broken = false;
  await drawer(page).getByRole('button', { name: '重新加载' }).click();
  await expect(firstNotice(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the bell of the mobile home opens a sheet', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/mobile/home`);
    await bell(page).tap();
    await expect(firstNotice(page)).toBeVisible();
    // It slides in from below.
    const edges = async () => {
      const box = await drawer(page).boundingBox();
      return { width: box?.width, bottom: Math.round((box?.y ?? 0) + (box?.height ?? 0)) };
    };
    await expect.poll(edges).toEqual({ width: 375, bottom: 812 });
    await drawer(page).getByRole('button', { name: '关闭' }).tap();
    await expect(drawer(page)).toBeHidden();
  });
});
