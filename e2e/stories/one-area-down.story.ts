import type { Route } from '@playwright/test';
import { areaOf, expect, story } from './story.ts';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  throws: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("spoiled")' }),
  // A request that is never answered; the page gives up by itself.
  hangs: () => new Promise(() => undefined),
};

story.use({ expectedComplaints: [/news|404|spoiled|integrity|Federation|RUNTIME|fail/i] });

for (const [kind, fail] of Object.entries(failures))
  story(`X4 · the entry of news ${kind}: home and frame work, news is one card with a retry`, async ({ page, portal }) => {
    await page.route(/\/areas\/news\/.*remoteEntry\.js/, fail);
    await page.goto(`${portal.url()}/home`);
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: '新闻中心' }).click();
    await expect(page.getByRole('button', { name: '重新加载' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: '首页' }).click();
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await page.unroute(/\/areas\/news\/.*remoteEntry\.js/);
    await page.getByRole('navigation').getByRole('link', { name: '新闻中心' }).click();
    const retry = page.getByRole('button', { name: '重新加载' });
    if (await retry.isVisible()) await retry.click();
    await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
  });
