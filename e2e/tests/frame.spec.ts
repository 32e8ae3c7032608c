import type { Page } from '@playwright/test';
import { areaOf, drawn, expect, signIn, test } from './portal-test.ts';

const box = async (page: Page, selector: string) => page.locator(selector).first().boundingBox();
const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('K1 · L1 · the default frame has the measures of the specification', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${portal.url()}/home`);
  await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
  await expect(page.locator('[data-layout="default"]')).toBeVisible();
  expect((await box(page, 'header'))?.height).toBe(68);
  expect((await box(page, 'header > div'))?.width).toBe(1200);
  expect((await box(page, 'footer > div'))?.height).toBe(221);
  const filings = page.locator('footer').getByText('© ').locator('..');
  expect((await filings.boundingBox())?.height).toBe(38);
  expect(await filings.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])).toEqual([
    'rgb(51, 51, 51)',
    'rgb(255, 255, 255)',
  ]);
  expect(await style(page, 'html', 'font-size')).toBe('100px');
  expect(await style(page, 'body', 'font-size')).toBe('14px');
});

test('K2 · the school’s colour is the main colour, the others are as specified', async ({ page, portal }) => {
  const colour = (name: string) =>
    page.evaluate((variable) => {
      const probe = Object.assign(document.createElement('i'), { style: `color: var(${variable})` });
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  await page.goto(`${portal.url()}/home`);
  expect([await colour('--primary'), await colour('--success'), await colour('--warning'), await colour('--danger')]).toEqual([
    'rgb(0, 122, 255)',
    'rgb(103, 194, 58)',
    'rgb(237, 127, 25)',
    'rgb(220, 18, 18)',
  ]);
  await page.goto(`${portal.url('workbench')}/home`);
  expect(await colour('--primary')).toBe('rgb(15, 123, 108)');
});

test('K6 · the footer shows the media that the school has chosen', async ({ page, portal }) => {
  const unit = async (school?: string) => {
    await page.goto(`${portal.url(school)}/home`);
    await expect(page.locator('footer')).toBeVisible();
    return page.evaluate(() => {
      const { answers } = JSON.parse(document.getElementById('portico-page')?.textContent ?? '{}') as {
        answers: Record<string, { bottomMediaStyle: number }>;
      };
      return answers['GET /pedestal/unitConfig/getConfig']?.bottomMediaStyle;
    });
  };
  expect([1, 3]).toContain(await unit());
  await expect(page.locator('footer figure img').first()).toBeVisible();
});

test('L1 · L2 · a page names its frame, and the hidden parts of it', async ({ page, browser, portal }) => {
  const layout = (name: string) => page.locator(`[data-layout="${name}"]`);
  await page.goto(`${portal.url()}/login`);
  await expect(layout('view')).toBeVisible();
  await expect(page.locator('header, footer')).toHaveCount(0);
  await page.goto(`${portal.url()}/news`);
  await expect(layout('default')).toBeVisible();
  const phone = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  const tabs = phone.getByRole('navigation', { name: '主导航' });
  await phone.goto(`${portal.url()}/mobile/news`);
  await expect(phone.locator('[data-layout="mobile"]')).toBeVisible();
  await expect(tabs).toBeVisible();
  await phone.locator('a[href^="/mobile/news/article/"]').first().click();
  // An article hides the footer and has a way back.
  await expect(phone.getByRole('button', { name: '返回' })).toBeVisible();
  await expect(tabs).toHaveCount(0);
  await phone.close();
});

test('L3 · a flagged page comes back with its scroll and its filters', async ({ browser, portal }) => {
  const phone = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  await phone.goto(`${portal.url()}/mobile/news`);
  await expect(areaOf(phone, 'news').locator('a[href^="/mobile/news/article/"]').first()).toBeVisible();
  await phone.evaluate(() => scrollTo(0, 400));
  await drawn(phone);
  const tab = (name: string) => phone.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  await tab('首页').click();
  await expect(areaOf(phone, 'home').locator('[data-template]')).toBeVisible();
  await tab('新闻').click();
  await expect(areaOf(phone, 'news').locator('a[href^="/mobile/news/article/"]').first()).toBeAttached();
  await expect.poll(() => phone.evaluate(() => scrollY)).toBe(400);
  await phone.close();
});

test('a phone with a notch and a home bar: nothing of the frame is under them', async ({ browser, portal }) => {
  const phone = await browser.newPage({ viewport: { width: 812, height: 375 }, hasTouch: true, isMobile: true });
  const device = await phone.context().newCDPSession(phone);
  const insets = { top: 20, left: 44, right: 44, bottom: 21 };
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await phone.goto(`${portal.url()}/mobile/news`);
  const edges = (selector: string) =>
    phone
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, left, right, bottom } = element.getBoundingClientRect();
        return { top, left, right: innerWidth - right, bottom: innerHeight - bottom };
      });
  const tabs = await edges('nav[aria-label="主导航"] ul');
  expect([tabs.left >= 44, tabs.right >= 44, tabs.bottom >= 21]).toEqual([true, true, true]);
  const main = await edges('main');
  expect([main.top >= 20, main.left >= 44, main.right >= 44]).toEqual([true, true, true]);
  await phone.locator('a[href^="/mobile/news/article/"]').first().click();
  await expect(phone.getByRole('button', { name: '返回' })).toBeVisible();
  await phone.evaluate(() => scrollTo(0, 200));
  expect((await edges('button[aria-label="返回"]')).top).toBeGreaterThanOrEqual(20);
  await phone.close();
});

test.describe('at an address that is no page', () => {
  test.use({ expectedProblems: [/status of 404.*\/news\/article\/999999/] });
  test('L12 · an id that does not exist is no page', async ({ page, portal }) => {
    const answer = await page.goto(`${portal.url()}/news/article/999999`);
    expect(answer?.status()).toBe(404);
    await expect(areaOf(page, 'news').locator('[data-error="not-found"]')).toContainText(/不存在|已下架|没有找到/);
  });
});

test('keyboard · the first stop leads past the frame, and a new page is announced and focused', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await expect(page.locator('html')).toHaveAttribute('data-live', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /跳到/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveTitle(/新闻中心/);
});

test('S3 · S4 · member and guest see their own frame', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await signIn(page, { at: portal.url() });
  await page.goto(`${portal.url()}/home`);
  await expect(page.getByRole('banner').getByRole('button', { name: '林知夏' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('link', { name: '云盘' })).toBeVisible();
});
