import type { Plan } from '@portico/area';
import { phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';

test('L4 · N2 · a list with its query, opened directly, survives a reload', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/news`);
  await areaOf(page, 'news').locator('a[href^="/news/more/"]').first().click();
  await expect(page).toHaveURL(/\/news\/more\/[^/]+/);
  const list = `${page.url().split('?')[0]}?page=2`;
  await page.goto(list);
  const before = await areaOf(page, 'news').getByRole('link').allTextContents();
  await page.reload();
  await expect(page).toHaveURL(list);
  expect(await areaOf(page, 'news').getByRole('link').allTextContents()).toEqual(before);
});

test('L4 · N1 · an article has an address of its own', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/news`);
  const link = areaOf(page, 'news').locator('a[href^="/news/article/"]').first();
  const address = await link.getAttribute('href');
  await page.goto(portal.url() + address);
  await expect(areaOf(page, 'news').getByRole('heading', { level: 1 })).toBeVisible();
});

test('L4 · L5 · every page arrives with its styles: nothing of it moves when they come', async ({ page, portal }) => {
  await enterAs(page, { at: portal.url(), account: 'T10001' });
  const answer = await page.request.get(`${portal.url()}/registry/plan`);
  const { areas } = (await answer.json()) as Pick<Plan, 'areas'>;
  for (const device of ['desktop', 'mobile'] as const)
    for (const path of areas.flatMap(({ pages }) => Object.values(pages).flatMap((each) => each[device]?.path ?? []))) {
      if (path.includes(':')) continue;
      const headers = device === 'mobile' ? { 'user-agent': phone.userAgent } : undefined;
      const html = await (await page.request.get(portal.url() + path, { headers })).text();
      expect(html, path).toContain(`:chunk-${device}`);
      expect(html, path).not.toContain('as="style"');
    }
});

test('L7 · an unknown address is a 404 with a way home', async ({ page, portal }) => {
  await test.step('the server says so', async () => {
    const response = await page.request.get(`${portal.url()}/no-such-page`);
    expect(response.status()).toBe(404);
  });
  await page.goto(`${portal.url()}/home`);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expect(page.locator('[data-error="not-found"]')).toBeVisible();
  await expect(page.locator('[data-error="not-found"]')).toContainText('/no-such-page');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('opened directly', () => {
  // The browser itself notes every document that answers 404.
  test.use({ expectedProblems: [/404.*no-such-page/s] });
  test('L7 · an unknown address shows the not-found page', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/no-such-page`);
    await expect(page.locator('[data-error="not-found"]')).toBeVisible();
  });
});

test('L5 · the mobile pages of the areas that stand open by address, and their query survives a reload', async ({ browser, portal }) => {
  const phone = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  const pages: [path: string, area: string][] = [
    ['/mobile/home?from=link', 'home'],
    ['/mobile/news?type=1', 'news'],
    ['/mobile/search?search=%E6%88%90%E7%BB%A9', 'service-hall'],
  ];
  for (const [path, area] of pages) {
    await phone.goto(portal.url() + path);
    await expect(areaOf(phone, area)).not.toBeEmpty();
    await phone.reload();
    await expect(areaOf(phone, area)).not.toBeEmpty();
    expect(phone.url()).toBe(portal.url() + path);
  }
  await phone.close();
});
