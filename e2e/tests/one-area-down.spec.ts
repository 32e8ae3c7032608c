import type { Route } from '@playwright/test';
import { areaOf, expect, test } from './portal-test.ts';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  throws: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("spoiled")' }),
  // A request that is never answered; the page times out by itself.
  hangs: () => new Promise(() => undefined),
};

test.use({ expectedProblems: [/news|404|spoiled|integrity|Federation|RUNTIME|fail/i] });

for (const [kind, fail] of Object.entries(failures))
  test(`X4 · the entry of news ${kind}: home and frame work, news is one card with a retry`, async ({ page, portal }) => {
    test.setTimeout(120_000);
    const entry = /\/areas\/news\/.*remoteEntry\.js/;
    const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    const retry = areaOf(page, 'news').getByRole('button', { name: '重新加载' });
    await page.route(entry, fail);
    // The entry is preloaded, so a hanging one holds up the browser's own sign that all is loaded.
    await page.goto(`${portal.url()}/home`, { waitUntil: 'domcontentloaded' });
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await menu('新闻中心').click();
    await expect(retry).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await menu('首页').click();
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await menu('新闻中心').click();
    await expect(retry).toHaveCount(1, { timeout: 30_000 });
    await page.unroute(entry);
    await retry.click();
    await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible({ timeout: 20_000 });
  });
