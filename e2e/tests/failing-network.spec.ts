import { areaOf, expect, test } from './portal-test.ts';

// The browser itself names what it could not load.
test.use({ expectedProblems: [/Failed to load resource|ChunkLoadError|Failed to fetch/] });

test('S10 · case 69 · a chunk that is gone reloads the page once, then the error page stands', async ({ page, portal }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads.push(request.url()));
  await page.goto(`${portal.url()}/home`);
  await expect(areaOf(page, 'home')).not.toBeEmpty();
  await page.route(/\/assets\/error\..*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  loads.length = 0;
  await page.goto(`${portal.url()}/error?code=404`);
  await expect(page.locator('[data-error="service-error"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toHaveLength(2);
  await page.unroute(/\/assets\/error\..*\.js/);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.locator('[data-error="not-found"]')).toBeVisible();
});

test('without a network a bar says so; the page stays, and what failed is asked for again', async ({ page, context, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await expect(areaOf(page, 'home')).not.toBeEmpty();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: '网络不太稳定，已为您保留页面。' })).toBeVisible();
  await expect(areaOf(page, 'home')).not.toBeEmpty();
  await context.setOffline(false);
  await expect(page.getByText('网络不太稳定，已为您保留页面。')).toHaveCount(0);
});
