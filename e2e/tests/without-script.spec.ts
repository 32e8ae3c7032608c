import { phone } from '../browser.ts';
import { expect, test } from './portal-test.ts';

test.use({ javaScriptEnabled: false });

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
