import type { Page, Request } from '@playwright/test';
import { startPortal } from '@portico/testing/portal';
import { areaOf, expect, signIn, test } from './portal-test.ts';

// The browser reports a page whose status is 503.
test.use({ expectedProblems: [/status of 503.*\/news$/] });

const entry = (page: Page, name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true });
/** A portal of their own: these tests switch modules, which others would notice. */
const dialog = (page: Page) => page.getByRole('dialog', { name: '系统提示' });
const within = { timeout: 4_000 };
/** The portal has accepted the tab's event stream. */
const listens = (page: Page) => page.waitForResponse(/\/live$/);

test('G8 · X5 · a module switched off leaves an open tab, and comes back', async ({ page }) => {
  test.setTimeout(180_000);
  const portal = await startPortal();
  try {
    const listening = listens(page);
    await page.goto(`${portal.url()}/home`);
    await expect(areaOf(page, 'home')).not.toBeEmpty();
    await expect(entry(page, '新闻中心')).toBeVisible();
    await listening;

    await test.step('menu and block go without a reload, within two seconds of the word', async () => {
      expect((await portal.portico('modules', 'off', 'news')).code).toBe(0);
      await expect(entry(page, '新闻中心')).toHaveCount(0, within);
      await expect(page.locator('[data-block="news.latest"]')).toHaveCount(0, within);
    });
    await test.step('its address is no page any more', async () => {
      const answer = await page.request.get(`${portal.url()}/news`, { headers: { accept: 'text/html' } });
      expect(answer.status()).toBe(404);
    });
    await test.step('it comes back the same way', async () => {
      expect((await portal.portico('modules', 'on', 'news')).code).toBe(0);
      await expect(entry(page, '新闻中心')).toBeVisible(within);
    });
    await test.step('G5 · a visitor who is inside is told, and goes on from there', async () => {
      await entry(page, '新闻中心').click();
      await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
      expect((await portal.portico('modules', 'off', 'news')).code).toBe(0);
      await expect(dialog(page)).toContainText('您没有「新闻中心」页面的访问权限，请联系管理员申请。', within);
      // What stands there stays to be read and copied; its links lead nowhere now and are text.
      await expect(areaOf(page, 'news').locator('h2').first()).toBeAttached();
    });
    await test.step('maintenance says why, in the place of the page', async () => {
      expect((await portal.portico('modules', 'maintenance', 'news', '--text', '新闻系统升级，今晚 22 点恢复。')).code).toBe(0);
      await expect(dialog(page)).toContainText('新闻系统升级，今晚 22 点恢复。', within);
      await dialog(page).getByRole('button', { name: '刷新页面' }).click();
      await expect(page.getByRole('heading', { name: '「新闻中心」正在维护' })).toBeVisible();
      await expect(page.getByText('新闻系统升级，今晚 22 点恢复。')).toBeVisible();
      const answer = await page.request.get(`${portal.url()}/news`);
      expect([answer.status(), Number(answer.headers()['retry-after'])]).toEqual([503, 300]);
      expect(await answer.text()).toMatch(/<p>新闻系统升级，今晚 22 点恢复。<\/p>/);
    });
    await test.step('a block alone is switched as well', async () => {
      await portal.portico('modules', 'on', 'news');
      const again = listens(page);
      await page.goto(`${portal.url()}/home`);
      await expect(page.locator('[data-block="news.latest"]')).toHaveCount(1);
      await again;
      expect((await portal.portico('modules', 'off', 'news.latest')).code).toBe(0);
      await expect(page.locator('[data-block="news.latest"]')).toHaveCount(0, within);
      await expect(entry(page, '新闻中心')).toBeVisible();
    });
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});

test('G2 · G3 · G4 · G5 · a member who loses news on a phone is told, and ends at the page that says so', async ({ browser }) => {
  test.setTimeout(180_000);
  const portal = await startPortal();
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true });
  try {
    await signIn(page, { at: portal.url() });
    const listening = listens(page);
    await page.goto(`${portal.url()}/mobile/news`);
    await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
    await listening;
    expect((await portal.portico('modules', 'on', 'news', '--audience', 'staff')).code).toBe(0);
    await expect(dialog(page)).toContainText('您没有「新闻中心」页面的访问权限，请联系管理员申请。', within);
    await dialog(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/mobile\/no-permission\?redirect=%2Fmobile%2Fnews/);
    await expect(page.locator('[data-error="no-permission"]')).toContainText('您没有「新闻中心」页面的访问权限');
    await expect(page.locator('[data-layout="view"]')).toBeVisible();
    await test.step('G2 · on a desktop the same person ends at the error page with code 1004', async () => {
      await page.setViewportSize({ width: 1366, height: 800 });
      await page.goto(`${portal.url()}/news`);
      await expect(page).toHaveURL(`${portal.url()}/error?code=1004&redirect=%2Fnews`);
      await expect(page.locator('[data-error="no-permission"]')).toContainText('「新闻中心」');
    });
    await test.step('G3 · a guest without the module goes to the login on a phone', async () => {
      const guest = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true });
      await guest.goto(`${portal.url()}/mobile/news`);
      await expect(guest).toHaveURL(`${portal.url()}/login?redirect=%2Fmobile%2Fnews`);
      await guest.goto(`${portal.url()}/mobile/personal-center`);
      await expect(guest).toHaveURL(`${portal.url()}/login?redirect=%2Fmobile%2Fpersonal-center`);
      await guest.close();
    });
  } finally {
    await page.close();
    await portal.stop();
  }
});

test('one browser holds one event stream, whichever tab is closed', async ({ context, portal }) => {
  const streams: Request[] = [];
  context.on('request', (request) => request.url().endsWith('/live') && streams.push(request));
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${portal.url()}/home`);
  await expect.poll(() => streams.length).toBe(1);
  await second.goto(`${portal.url()}/news`);
  // The second tab waits for the lock of the one that holds the stream.
  await expect.poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
  expect(streams.length).toBe(1);
  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await second.close();
});
