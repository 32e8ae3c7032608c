import type { Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { drawn, expect, test } from './portal-test.ts';

test.use(phone);

/** A finger that goes down the screen, as the browser itself would feel it. */
async function drag(page: Page, { from, by, sideways = 0 }: { from: number; by: number; sideways?: number }): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: 180 + sideways * part, y: from + by * part }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

const status = (page: Page) => page.locator('[data-layout="mobile"] > [role="status"]');

async function openNews(page: Page, at: string): Promise<string[]> {
  await page.goto(`${at}/mobile/news`);
  await expect(status(page)).toBeAttached();
  const asked: string[] = [];
  // A finger on a link makes its page ready; that is no refreshing.
  page.on('request', (request) => /\/homepage\/(?!news\/detail)/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  return asked;
}

test('L2 · a pull requests again what is on screen, and says so', async ({ page, portal }) => {
  const asked = await openNews(page, portal.url());
  const letGo = await drag(page, { from: 160, by: 200 });
  await expect(page.getByText('松开刷新')).toBeVisible();
  expect(asked).toEqual([]);
  await letGo();
  await expect(status(page)).toHaveText('已刷新');
  expect(asked.filter((path) => path.endsWith('/news/category/top'))).toHaveLength(1);
  await expect(status(page)).toHaveText('');
});

test('L2 · a short pull, a pull sideways and a pull in the middle of the page are none', async ({ page, portal }) => {
  const asked = await openNews(page, portal.url());
  await (await drag(page, { from: 160, by: 60 }))();
  await (await drag(page, { from: 160, by: 120, sideways: 150 }))();
  await page.evaluate(() => scrollTo(0, 300));
  await (await drag(page, { from: 160, by: 200 }))();
  expect(await page.evaluate(() => scrollY), 'the page scrolls as ever').toBeLessThan(300);
  await drawn(page);
  expect(asked).toEqual([]);
});

test('L2 · a page that is flagged does not refresh, and a failure is said', async ({ page, portal }) => {
  const asked = await openNews(page, portal.url());
  await page.route('**/news/category/top*', (route) =>
    route.fulfill({ json: { success: false, code: 500, msg: '暂时取不到', data: null } }),
  );
  await (await drag(page, { from: 160, by: 200 }))();
  await expect(status(page)).toHaveText('没有刷新成功，请稍后再试');
  await page.goto(`${portal.url()}/mobile/search`);
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await (await drag(page, { from: 300, by: 250 }))();
  await drawn(page);
  expect(asked).toEqual([]);
  await expect(status(page)).toHaveCount(0);
});

test('L2 · with reduced motion the mark stands still and speaks', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNews(page, portal.url());
  const letGo = await drag(page, { from: 160, by: 200 });
  const mark = page.getByText('松开刷新');
  await expect(mark).toBeVisible();
  expect(await mark.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42)).toBe(12);
  await letGo();
  await expect(status(page)).toHaveText('已刷新');
});
