import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';

// The browser reports a page whose status is 404.
test.use({ expectedProblems: [/status of 404.*\/(details|topic-detail)\//] });

/** The demo's first topic at the first and the second school. */
const [first, elsewhere] = ['1000106001', '1000206001'];

test.describe('on a desktop', () => {
  test.use(desktop);
  test('E3 · L4 · a guest finds a topic, its steps and the guide of a service in them', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/service-hall`);
    await page.getByRole('navigation', { name: '服务范围' }).getByRole('link', { name: '专题服务' }).click();
    await expect(page).toHaveURL(`${portal.url()}/service-hall/special-services`);
    await expect(page.getByRole('heading', { level: 1, name: '专题服务' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the topics');
    const index = page.getByRole('navigation', { name: '专题对象' });
    await index.getByRole('link', { name: /^校友访客/ }).click();
    await expect(index.locator('[aria-current]')).toHaveText(/^校友访客/);
    await page.reload();
    await expect(areaOf(page, 'service-hall').getByRole('link', { name: /^校园开放与参访/ })).toBeVisible();
    await expect(areaOf(page, 'service-hall').getByRole('link', { name: /^新生入学/ })).toHaveCount(0);
    await index.getByRole('link', { name: /^全部专题/ }).click();
    await areaOf(page, 'service-hall')
      .getByRole('link', { name: /^新生入学/ })
      .click();
    await expect(page).toHaveURL(`${portal.url()}/service-hall/special-services/details/${first}`);
    await expect(page).toHaveTitle(/新生入学/);
    await expect(page.getByRole('heading', { level: 2, name: /^第 1 步/ })).toContainText('报到之前');
    await expectAccessibleInEveryLook(page, 'a topic');
    await page.getByRole('list', { name: '办理顺序' }).getByRole('link', { name: '开学之后' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /第 3 步/ })).toBeFocused();
    await page.getByRole('link', { name: '校园卡充值 办事指南' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '校园卡充值' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '新生入学' })).toBeVisible();
  });

  test('E3 · L1 · templates 2 and 3 show topics in the secondary layout, template 1 in its own with a breadcrumb', async ({
    page,
    portal,
  }) => {
    for (const [host, layout, id] of [
      [undefined, 'default', first],
      ['workbench', 'pctpl2', elsewhere],
      ['gateway', 'pctpl2', '1000306001'],
    ] as const) {
      for (const base of ['/service-hall', '/home']) {
        await page.goto(`${portal.url(host)}${base}/special-services/details/${id}`);
        await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
        await expect(page.getByRole('navigation', { name: '当前位置' })).toBeVisible();
        await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '专题服务' }).click();
        await expect(page).toHaveURL(`${portal.url(host)}${base}/special-services`);
        await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
      }
    }
  });

  test('E3 · L12 · an id that is unknown, hostile or of another school ends in a way back', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    for (const id of ['0', elsewhere, 'x'.repeat(90), '%3Cimg%20src=x%3E', '1%27%20or%201=1']) {
      await page.goto(`${portal.url()}/service-hall/special-services/details/${id}`);
      await expect(page.getByText('专题不存在或已下架')).toBeVisible();
    }
    await page.getByRole('link', { name: '看全部专题' }).click();
    await expect(page).toHaveURL(`${portal.url()}/service-hall/special-services`);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('E3 · L5 · a student comes to a topic from the home page, keeps a service, and goes back', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('link', { name: /^新生入学/ }).tap();
    await expect(page).toHaveURL(`${portal.url()}/mobile/topic-detail/${first}`);
    await expect(page.getByRole('heading', { level: 1, name: '新生入学' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
    await expectAccessibleInEveryLook(page, 'a topic on a phone');
    const star = page.getByRole('button', { name: '收藏 学费缴纳' });
    const was = await star.getAttribute('aria-pressed');
    await star.tap();
    await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await page.goBack();
    await expect(page).toHaveURL(`${portal.url()}/mobile/home`);
  });
});
