import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';

// The browser reports a page whose status is 404.
test.use({ expectedProblems: [/status of 404.*\/(details|service-guide)\//] });

const list = (page: Page) => page.getByRole('region', { name: '服务列表' });
const count = async (page: Page) => Number(/共 (\d+) 项/.exec((await page.getByText(/^共 \d+ 项$/).textContent()) ?? '')?.[1]);

test.describe('on a desktop', () => {
  test.use(desktop);
  test('E1 · a student narrows the hall, keeps a service, and finds both again', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '服务大厅' }).click();
    await expect(page).toHaveURL(`${portal.url()}/service-hall`);
    await expect(list(page).getByRole('button', { name: /^收藏/ })).toHaveCount(24);
    await expectAccessibleInEveryLook(page, 'the hall');
    const all = await count(page);
    await page
      .getByRole('navigation', { name: '服务部门' })
      .getByRole('link', { name: /^教务处/ })
      .click();
    await expect(page).toHaveURL(/dept=\d+$/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    await page.getByRole('combobox', { name: /拼音首字母/ }).fill('cjcx');
    await page.keyboard.press('Enter');
    const star = list(page).getByRole('button', { name: '收藏 成绩查询' });
    await expect(star).toBeVisible();
    await expect(page.getByText(/^共 \d+ 项$/)).toBeVisible();
    const was = await star.getAttribute('aria-pressed');
    const saved = page.waitForResponse(/collectApp/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await saved;
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await page.getByRole('link', { name: '清空条件' }).click();
    await expect.poll(() => count(page)).toBe(all);
    await page.getByRole('link', { name: '第 2 页' }).click();
    await page.getByRole('link', { name: '列表', exact: true }).click();
    await expect(page).toHaveURL(/view=list&page=2$/);
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(24);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${portal.url()}/service-hall`);
  });

  test('E4 · a student reads a guide by its anchors and says what it was worth', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/service-hall?keyword=cgjsp`);
    await page.getByRole('link', { name: '出国（境）审批 办事指南' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '出国（境）审批' })).toBeVisible();
    await expect(page).toHaveTitle(/出国（境）审批/);
    await expectAccessibleInEveryLook(page, 'the guide');
    await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '申请材料' }).click();
    await expect(page.getByRole('heading', { name: '申请材料' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: '申请材料' })).toBeFocused();
    await page.getByRole('radio', { name: '很满意' }).check();
    await page.getByRole('button', { name: '提交评价' }).click();
    await expect(page.getByText('评价已提交，谢谢您的意见。')).toBeVisible();
    await expect(page.getByRole('link', { name: '在线办理' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('E1 · E4 · a guest’s star leads to the login, filters by hand do no harm, an unknown guide leads back', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/service-hall?type=<b>&way=fly&page=-1&initial=%25&sort=__proto__`);
    await list(page).getByRole('button', { name: /^收藏/ }).first().click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fservice-hall/);
    for (const id of ['0', 'x'.repeat(90), '%3Cimg%20src=x%3E', '1%27%20or%201=1']) {
      await page.goto(`${portal.url()}/service-hall/details/${id}`);
      await expect(page.getByText('事项不存在或已下架')).toBeVisible();
    }
    await areaOf(page, 'service-hall').getByRole('link', { name: '去服务大厅看看' }).click();
    await expect(page).toHaveURL(`${portal.url()}/service-hall`);
  });
});

test.describe('opening', () => {
  test.use(desktop);
  test('E1 · L10 · a student opens a service in the frame, hears why another is closed, and finds the first again', async ({
    page,
    portal,
  }) => {
    await page
      .context()
      .route('https://apps.qinghe.example/**', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>三条线路</p>' }),
      );
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/service-hall?keyword=xcsk`);
    await list(page)
      .getByRole('link', { name: /^校车时刻/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/iframe\?pageNavigationId=\d+$/);
    await expect(page.frameLocator('iframe[title="校车时刻"]').getByText('三条线路')).toBeVisible();
    await expect(page.getByRole('link', { name: /在新窗口打开/ })).toHaveAttribute('href', 'https://apps.qinghe.example/bus');
    await page.goto(`${portal.url()}/iframe?pageNavigationId=1000105001`);
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
    await page.goto(`${portal.url()}/service-hall?keyword=${encodeURIComponent('仪器')}`);
    await list(page)
      .getByRole('button', { name: /维护中/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText(/预计恢复时间：\d+ 月 \d+ 日 22:00/);
    await page.getByRole('button', { name: '知道了' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('navigation', { name: '服务范围' }).getByRole('link', { name: '最近使用' }).click();
    await expect(page).toHaveURL(/tab=recent$/);
    await expect(
      list(page)
        .getByRole('link', { name: /^校车时刻/ })
        .first(),
    ).toBeVisible();
    await expectAccessibleInEveryLook(page, 'what was used last');
  });

  test('E1 · a guest opens what is public beside the portal, and signs in for what is not', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/service-hall?keyword=xcsk`);
    await expect(
      list(page)
        .getByRole('link', { name: /^校车时刻/ })
        .first(),
    ).toHaveAttribute('target', '_blank');
    await page.goto(`${portal.url()}/service-hall?keyword=qjsq`);
    await list(page)
      .getByRole('link', { name: /^请假申请/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('E4 · a guide for staff opens for them, and keeps its name from a student and a guest', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/service-hall?keyword=${encodeURIComponent('网上报销')}`);
    await page.getByRole('link', { name: '网上报销 办事指南' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '网上报销' })).toBeVisible();
    const address = page.url();
    const code = await page.request.get(`${portal.url()}/qr/guide/${address.split('/').at(-1)}.svg`);
    expect([code.status(), code.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    await enterAs(page, { at: portal.url() });
    await page.goto(address);
    await expect(page.getByText('您没有这个事项的访问权限')).toBeVisible();
    expect(await page.content()).not.toContain('网上报销');
    await page.context().clearCookies();
    await page.goto(address);
    await expect(page.getByText('您没有这个事项的访问权限')).toBeVisible();
    await areaOf(page, 'service-hall').getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('E1 · E4 · a student scrolls on without end, and comes back to the same place from a guide', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '服务' }).tap();
    await expect(page).toHaveURL(`${portal.url()}/mobile/work`);
    await expect(list(page).getByRole('button', { name: /^收藏/ })).toHaveCount(24);
    await expectAccessibleInEveryLook(page, 'the mobile hall');
    await page.mouse.wheel(0, 4_000);
    await expect(list(page).getByRole('button', { name: /^收藏/ })).not.toHaveCount(24);
    const guide = list(page)
      .getByRole('link', { name: /办事指南$/ })
      .nth(20);
    const name = ((await guide.getAttribute('aria-label')) ?? '').replace(' 办事指南', '');
    await guide.tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
    await expectAccessibleInEveryLook(page, 'the mobile guide');
    await page.goBack();
    await expect(page.getByRole('link', { name: `${name} 办事指南` })).toBeInViewport();
  });

  test('E1 · a guest filters on a phone', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/work`);
    await page.getByText('筛选', { exact: true }).tap();
    await page.getByRole('navigation', { name: '办理方式' }).getByRole('link', { name: '窗口办理' }).tap();
    await expect(page).toHaveURL(/way=offline$/);
    await page.getByRole('link', { name: '清空条件' }).tap();
    await expect(page).toHaveURL(`${portal.url()}/mobile/work`);
  });
});
