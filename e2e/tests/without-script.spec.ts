import { phone } from '../browser.ts';
import { expect, test } from './portal-test.ts';

// The browser reports a page whose status is 404.
test.use({ javaScriptEnabled: false, expectedProblems: [/status of 404.*\/0$/] });

test('without script the home page can be read, and its links lead on', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await expect(page.getByRole('heading', { name: '服务', exact: true })).toBeVisible();
  await expect(page.locator('[data-block="news.latest"]').getByRole('link').first()).toBeVisible();
  await expect(page.locator('[data-block="info-center.notices"]').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: '新闻中心' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await page.locator('[data-area="news"] a[href^="/news/article/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-area="news"] article')).toContainText('。');
});

test('without script the service hall can be searched and filtered, and a guide be read', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/service-hall`);
  const services = page.locator('[data-area="service-hall"]');
  await services.getByLabel('输入服务名称或拼音首字母').fill('成绩');
  await services.getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/keyword=%E6%88%90%E7%BB%A9/);
  await expect(services.getByText('成绩查询').first()).toBeVisible();
  await page.goto(`${portal.url()}/service-hall`);
  await services.getByRole('link', { name: '办事指南' }).first().click();
  await expect(page).toHaveURL(/\/service-hall\/details\//);
  await expect(services.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(services).toContainText('办理');
});

const missing = ['/news/article/0', '/mobile/news/article/0', '/service-hall/details/0', '/mobile/service-guide/0'];
missing.push('/service-hall/special-services/details/0', '/mobile/topic-detail/0');

test('a page of an unknown id answers 404 and says so without script', async ({ page, portal }) => {
  for (const path of missing) {
    const response = await page.goto(portal.url() + path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('main [data-error="not-found"]'), path).toContainText('不存在或已下架');
    await expect(page.getByRole('link').first()).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use(phone);
  test('without script home, news and services can be read on a phone', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/home`);
    await expect(page.locator('[data-block="news.latest"]').getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: '服务', exact: true }).click();
    await expect(page).toHaveURL(/\/mobile\/work$/);
    await expect(page.locator('[data-area="service-hall"]').getByText('请假申请').first()).toBeVisible();
    await page.getByRole('link', { name: '新闻', exact: true }).click();
    await page.locator('[data-area="news"] a[href^="/mobile/news/article/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
