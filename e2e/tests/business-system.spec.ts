import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { enterAs, expect, test } from './portal-test.ts';

const systemOf = (page: Page, name: string) =>
  page.locator('[data-area="service-hall"]').getByRole('link', { name: new RegExp(`^${name}`) });

test.describe('on a desktop', () => {
  test.use(desktop);
  test('E2 · staff open a system from the menu, without anything of the portal, and find it first the next time', async ({
    page,
    portal,
  }) => {
    await page
      .context()
      .route('https://research.qinghe.example/**', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>科研</title>' }),
      );
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '业务系统' }).click();
    await expect(page).toHaveURL(`${portal.url()}/business-system`);
    await expect(page.getByRole('region', { name: '教学科研' })).toBeVisible();
    await expect(systemOf(page, '协同办公 OA').getByText(/待处理 \d+ 条/)).toBeAttached();
    await expectAccessibleInEveryLook(page, 'the systems');
    const opened = page.context().waitForEvent('page');
    const counted = page.waitForResponse(/hitApp/);
    await systemOf(page, '科研管理系统').click();
    const system = await opened;
    await system.waitForLoadState();
    expect(system.url()).toBe('https://research.qinghe.example/');
    expect(await system.evaluate(() => [window.opener, document.referrer.includes('token')])).toEqual([null, false]);
    await system.close();
    await counted;
    await page.reload();
    await expect(page.getByRole('region', { name: '最近使用' }).getByRole('link').first()).toContainText('科研管理系统');
  });

  test('E2 · a student sees the state of each system: usable, on campus, closed until when, on request', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/business-system`);
    await expect(systemOf(page, '图书馆系统')).toContainText('可用');
    await expect(systemOf(page, '教务管理系统').first()).toContainText('需校园网（VPN）');
    await expect(systemOf(page, '科研管理系统')).toContainText('无权限');
    await expect(systemOf(page, '科研管理系统')).toHaveAttribute('href', /^https:\/\/help\.qinghe\.example\/apply\//);
    await expect(page.getByText('协同办公 OA')).toHaveCount(0);
    const closed = page.getByRole('button', { name: /^考试系统.*维护中/ });
    await closed.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '“考试系统”正在维护' })).toContainText(/预计恢复时间：\d+ 月 \d+ 日 06:00/);
    await expectAccessibleInEveryLook(page, 'why a system is closed');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(closed).toBeFocused();
    await page.getByRole('searchbox', { name: /拼音首字母/ }).fill('jwglxt');
    await expect(page.getByText('找到 1 个系统')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=jwglxt$/);
    await page.reload();
    await expect(page.getByText('找到 1 个系统')).toBeVisible();
  });

  test('E2 · a guest sees what is public, and comes back here from the login', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/business-system`);
    await expect(systemOf(page, '图书馆系统')).toBeVisible();
    await expect(page.getByText('科研管理系统')).toHaveCount(0);
    await page.locator('[data-area="service-hall"]').getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fbusiness-system$/);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('E2 · Q1 · a system without pages for phones says so where a phone finds it, and leads nowhere', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/mobile/search?search=${encodeURIComponent('教务管理系统')}&type=business`);
    await expect(page.getByText('请在电脑端使用')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: '教务管理系统' }).getByRole('link')).toHaveCount(0);
    await page.goto(`${portal.url()}/mobile/search?search=${encodeURIComponent('图书馆系统')}&type=business`);
    await expect(page.getByRole('heading', { level: 3, name: '图书馆系统' }).getByRole('link')).toHaveAttribute(
      'href',
      'https://m.library.qinghe.example/',
    );
    await page.goto(`${portal.url()}/business-system`);
    await expect(page).toHaveURL(`${portal.url()}/mobile/home`);
  });
});
