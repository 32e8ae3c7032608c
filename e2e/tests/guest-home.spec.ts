import { phone } from '../browser.ts';
import { areaOf, expect, test } from './portal-test.ts';

test('H1 · S1 · a guest sees the home page on a desktop', async ({ page, portal }) => {
  await page.goto(portal.url());
  await expect(page).toHaveURL(`${portal.url()}/home`);
  await expect(page.locator('html')).toHaveAttribute('data-viewport', 'desktop');
  await expect(page.locator('[data-layout="default"]')).toBeVisible();
  await expect(areaOf(page, 'home').locator('[data-template="1"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await expect(page.locator('[data-block="news.latest"]').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/清禾大学|一网通办/);
});

test('L11 · the frame is in the HTML before any script runs', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url()}/home`);
  await expect(page.getByRole('link', { name: '新闻中心' })).toBeVisible();
  await page.getByRole('link', { name: '新闻中心' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await context.close();
});

test('another school has its own name and colour', async ({ page, portal }) => {
  await page.goto(portal.url('workbench'));
  await expect(page.getByRole('banner')).toContainText('清禾职业技术学院');
});

test.describe('on a phone', () => {
  test.use(phone);
  test('H1 · V8 · a guest sees the home page with the tab bar', async ({ page, portal }) => {
    await page.goto(portal.url());
    await expect(page).toHaveURL(`${portal.url()}/mobile/home`);
    await expect(page.locator('html')).toHaveAttribute('data-viewport', 'mobile');
    await expect(page.locator('[data-layout="mobile"]')).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: '新闻' })).toBeVisible();
    await expect(areaOf(page, 'home')).not.toBeEmpty();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('100px');
  });
});
