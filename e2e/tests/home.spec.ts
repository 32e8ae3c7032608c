import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../accessible.ts';
import { arriveSlowly } from '../arrival.ts';
import { desktop, phone } from '../browser.ts';
import { areaOf, drawn, enterAs, expect, signIn, test } from './portal-test.ts';

const block = (page: Page, sign: string) => areaOf(page, 'home').locator(`[data-sign="${sign}"]`);

/** Goes down the page, so that what comes late is there. */
async function lookThrough(page: Page): Promise<void> {
  const places = areaOf(page, 'home').locator('[data-sign]');
  for (let at = 0; at < (await places.count()); at += 1) await places.nth(at).scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('H1 · K5 · K6 · each school’s home is its own: template, blocks, and how it shows its topics', async ({ page, portal }) => {
    const homes = [
      { host: undefined, template: 1, has: ['home.services', 'home.topics', 'home.shuttle'], wide: 0 },
      { host: 'workbench', template: 2, has: ['home.systems', 'home.services', 'info-center.notices'], wide: 0 },
      { host: 'gateway', template: 3, has: ['home.departments', 'home.three-lists', 'news.latest'], wide: 0 },
      { host: 'cas', template: 1, has: ['home.topics', 'home.recommendations', 'home.content'], wide: 1 },
    ];
    for (const { host, template, has, wide } of homes) {
      await page.goto(`${portal.url(host)}/home`);
      await expect(areaOf(page, 'home').locator(`[data-template="${template}"]`)).toBeVisible();
      await lookThrough(page);
      for (const sign of has) await expect(block(page, sign)).not.toBeEmpty();
      await expect(block(page, 'home.topics').locator('[data-special]')).toHaveCount(wide);
      await expect(block(page, 'home.quick-nav')).toHaveCount(0);
    }
  });

  test('H1 · K5 · a guest finds a task at the gateway, reads a list, and is led to the login by a search', async ({ page, portal }) => {
    await page.goto(`${portal.url('gateway')}/home`);
    const matrix = areaOf(page, 'home').getByRole('region', { name: '为谁办事' });
    await expect(matrix.getByRole('heading', { name: '户籍身份' })).toBeVisible();
    await matrix.getByRole('tab', { name: '企业办事' }).click();
    await expect(matrix.getByRole('heading', { name: '企业开办' })).toBeVisible();
    await lookThrough(page);
    await expectAccessibleInEveryLook(page, 'the gateway');
    await page.getByText('居住证签发').click();
    await expect(page.getByText(/^编码 /)).toBeVisible();
    await areaOf(page, 'home').getByRole('combobox').fill('居住证');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fsearch%3Fsearch%3D/);
  });

  test('H1 · K5 · staff work at the workbench: what is theirs, what they used, what is new', async ({ page, portal }) => {
    await signIn(page, { at: portal.url('workbench'), account: 'T10001' });
    await page.goto(`${portal.url('workbench')}/home`);
    await expect(page.getByRole('heading', { level: 1, name: /[好了]，周景行$/ })).toBeVisible();
    await expect(block(page, 'home.person')).toContainText('T10001');
    // This school's finance system is silent: it is named, and the rest stands.
    await expect(block(page, 'home.work')).toContainText('财务');
    await expect(block(page, 'home.services').getByRole('link', { name: '网上报销' })).toBeVisible();
    await page.getByRole('tab', { name: '我的收藏' }).click();
    await expect(block(page, 'home.services').getByRole('link', { name: '用印申请' })).toBeVisible();
    await lookThrough(page);
    await expectAccessibleInEveryLook(page, 'the workbench');
  });

  test('H1 · a student’s home: today, quick ways, stars, and the banner that can be stopped', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/home`);
    await expect(page.getByRole('region', { name: '今日' })).toContainText('我的待办');
    await expect(page.getByRole('navigation', { name: '快捷导航' }).getByRole('link')).toHaveCount(10);
    await page.getByRole('button', { name: '暂停轮播' }).click();
    await expect(page.getByRole('button', { name: '继续轮播' })).toBeVisible();
    await page.getByRole('tab', { name: '我的收藏' }).click();
    await expect(block(page, 'home.services').getByRole('button', { name: '收藏 成绩查询', pressed: true })).toBeVisible();
    await lookThrough(page);
    await expectAccessibleInEveryLook(page, 'a student’s home');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('H1 · K5 · guests, students and staff have their home on a phone, large letters too', async ({ page, portal }) => {
    test.setTimeout(120_000);
    await page.goto(`${portal.url()}/mobile/home`);
    await expect(page.getByRole('link', { name: /登录，看看今天/ })).toBeVisible();
    await lookThrough(page);
    await expectAccessibleInEveryLook(page, 'a guest’s mobile home');
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/home`);
    await expect(page.getByRole('navigation', { name: '快捷导航' }).getByRole('link').first()).toBeVisible();
    await lookThrough(page);
    await expectAccessibleInEveryLook(page, 'a student’s mobile home');
    await signIn(page, { at: portal.url('workbench'), account: 'T10001' });
    await page.goto(`${portal.url('workbench')}/mobile/home`);
    await lookThrough(page);
    await expect(block(page, 'home.person')).toContainText('周景行');
    await expect(areaOf(page, 'home').locator('[data-template="2"]')).toBeVisible();
    await page.getByLabel('周景行', { exact: true }).tap();
    await page.getByRole('button', { name: '大字版' }).tap();
    await expect(page.getByText(/周景行，.+[好了]$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /电话找人帮忙/ })).toBeVisible();
    await expectAccessible(page, 'a home in large letters');
    await test.step('its parts, which come later, have their place from the start', async () => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        const note = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        };
        new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await expect(page.getByRole('link', { name: /共 \d+ 件待办/ })).toBeVisible();
      await drawn(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    });
    await page.getByRole('button', { name: '标准版' }).tap();
    await expect(page.getByRole('link', { name: /电话找人帮忙/ })).toBeHidden();
  });

  test('H1 · K5 · the gateway on a phone keeps to the screen’s width', async ({ page, portal }) => {
    await page.goto(`${portal.url('gateway')}/mobile/home`);
    await lookThrough(page);
    await expectAccessibleInEveryLook(page, 'the gateway on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

for (const [name, device, path] of [
  ['a desktop', desktop, '/home'],
  ['a phone', phone, '/mobile/home'],
] as const)
  test(`H1 · a guest’s home does not shift as it arrives on ${name}, and is laid out in a few parts`, async ({ browser, portal }) => {
    const { shift, layouts, laidOut } = await arriveSlowly(browser, device, portal.url() + path);
    expect(shift).toBeLessThan(0.02);
    // `pnpm bench work` measures how long its tasks are.
    expect(layouts).toBeLessThan(60);
    expect(laidOut).toBeGreaterThan(0);
    expect(laidOut).toBeLessThan(2_000);
  });
