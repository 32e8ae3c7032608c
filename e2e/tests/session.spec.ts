import type { BrowserContext, Page, Route } from '@playwright/test';
import { areaOf, expect, signIn, test } from './portal-test.ts';
import { linksHydrated } from './server-page.ts';

const dialogs = (page: Page) => page.getByRole('dialog');
const hours = 3_600_000;
const day = 24 * hours;

/** Lets the server's clock be this far ahead, which is what the portal believes of the time that has passed. */
async function serverAhead(context: BrowserContext, ms: number): Promise<void> {
  await context.route('**/pedestal/auth/verifyDomain*', async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { serverTime: string } };
    const time = Date.parse(`${body.data.serverTime.replace(' ', 'T')}+08:00`) + ms;
    body.data.serverTime = new Date(time + 8 * hours).toISOString().slice(0, 19).replace('T', ' ');
    await route.fulfill({ response, json: body });
  });
}
const openedAt = async (page: Page, address: string) => {
  await page.clock.install();
  await page.goto(address);
  await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
  // A part that is hydrated after days on the clock would no longer find the answers that it was rendered with.
  await linksHydrated(page);
};

test('S6 · case 66 · the long-idle question is in both tabs, and confirming one closes the other', async ({ context, portal }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, { at: portal.url() });
  for (const page of [first, second]) await openedAt(page, `${portal.url()}/news`);
  await serverAhead(context, 4.1 * day);
  // One clock for all tabs of the browser.
  await context.clock.fastForward(4.1 * day);
  for (const page of [first, second]) {
    await expect(dialogs(page)).toHaveCount(1);
    await expect(dialogs(page)).toContainText('您已长时间没有操作，请刷新页面后继续。');
    await expect(dialogs(page).getByRole('heading')).toHaveText('操作');
  }
  const reloaded = first.waitForEvent('load');
  await dialogs(first).getByRole('button', { name: '刷新页面' }).click();
  await reloaded;
  expect(new URL(first.url()).pathname).toBe('/news');
  await expect(dialogs(second)).toHaveCount(0);
});

test('S6 · S9 · beyond the online window the session has expired', async ({ context, page, portal }) => {
  await signIn(page, { at: portal.url() });
  await openedAt(page, `${portal.url()}/news`);
  await serverAhead(context, 5.1 * day);
  await page.clock.fastForward(5.1 * day);
  await expect(dialogs(page)).toContainText('登录状态已过期，请重新登录。');
  await dialogs(page).getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('S6 · case 67 · a device clock that jumps by days logs nobody out', async ({ page, portal }) => {
  await signIn(page, { at: portal.url() });
  await openedAt(page, `${portal.url()}/news`);
  // The device says that five days have passed, the server that none has.
  await page.clock.setFixedTime(new Date(Date.now() + 5.5 * day));
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await expect(areaOf(page, 'home')).not.toBeEmpty();
  await page.clock.setFixedTime(new Date(Date.now() - 5.5 * day));
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).click();
  await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
});

test('S7 · S8 · case 65 · twenty refused calls make one dialog, and the other tab follows', async ({ context, portal }) => {
  const [page, other] = [await context.newPage(), await context.newPage()];
  await signIn(page, { at: portal.url() });
  await page.goto(`${portal.url()}/news`);
  await other.goto(`${portal.url()}/home`);
  await expect(areaOf(other, 'home')).not.toBeEmpty();
  await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
  let refused = 0;
  await page.route('**/homepage/**', (route) => {
    refused += 1;
    return route.fulfill({ json: { success: false, code: 401, msg: '登录状态已过期，请重新登录', data: null } });
  });
  // Each page that is announced asks for its own list; the last one is opened.
  const links = page.locator('a[href^="/news/"]');
  for (let i = 0; i < 20 && i < (await links.count()); i += 1) await links.nth(i).dispatchEvent('pointerover', { bubbles: true });
  await expect.poll(() => refused).toBeGreaterThan(5);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialogs(page).getByRole('heading')).toHaveText('系统提示');
  // The dialog has no way out but the one.
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(1);
  await page.unroute('**/homepage/**');
  await dialogs(page).getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login\?.*redirect=/);
  await expect(other.getByRole('link', { name: '登录', exact: true })).toBeVisible();
});

test('case 75 · a page that comes back from the browser’s memory belongs to who is here now', async ({ page, portal }) => {
  await signIn(page, { at: portal.url() });
  await page.goto(`${portal.url()}/news`);
  await expect(page.getByRole('button', { name: '林知夏' })).toBeVisible();
  await page.getByRole('button', { name: '林知夏' }).click();
  await page
    .getByRole('button', { name: '退出登录' })
    .or(page.getByRole('menuitem', { name: '退出登录' }))
    .click();
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '林知夏' })).toHaveCount(0);
});
