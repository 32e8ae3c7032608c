import { expect, signIn, test } from './portal-test.ts';

test('G1 · a guest at a page that needs signing in goes to the login page and comes back', async ({ page, portal }) => {
  for (const path of [
    '/task-center',
    '/schedule-center',
    '/search?search=x',
    '/iframe?pageNavigationId=1',
    '/outside-chain?pageNavigationId=1',
  ]) {
    await page.goto(portal.url() + path);
    await expect(page).toHaveURL(`${portal.url()}/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('L10 · case 42 · case 48 · frames and ways out go by the id of a menu entry, never by an address', async ({ page, portal }) => {
  await signIn(page, { at: portal.url() });
  const nowhere = [
    '/iframe',
    '/iframe?pageNavigationId=99999999999999999999',
    '/iframe?pageNavigationId=https://evil.example',
    '/outside-chain?url=https://evil.example',
  ];
  for (const path of nowhere) {
    await page.goto(portal.url() + path);
    await expect(page.locator('[data-error="not-found"]')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.content()).not.toContain('href="https://evil.example');
  }
  await page.goto(`${portal.url()}/home`);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '更多' }).click();
  await page.getByRole('link', { name: '校园地图' }).click();
  await expect(page).toHaveURL(/\/iframe\?pageNavigationId=/);
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation).*$/);
  await expect(frame).toHaveAttribute('allow', '');
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('L8 · case 64 · the error page has three layouts, by one to five digits', async ({ page, portal }) => {
  const layouts: [query: string, layout: string][] = [
    ['code=404', 'not-found'],
    ['code=1001', 'no-permission'],
    ['code=1004&redirect=javascript:alert(1)', 'no-permission'],
    ['code=1999', 'no-permission'],
    ['code=1000', 'service-error'],
    ['code=2000', 'service-error'],
    ['code=1e3', 'service-error'],
    ['code=999999', 'service-error'],
    ['code=%3Cscript%3Ealert(1)%3C/script%3E', 'service-error'],
    ['', 'service-error'],
  ];
  for (const [query, layout] of layouts) {
    await page.goto(`${portal.url()}/error?${query}`);
    await expect(page.locator(`[data-error="${layout}"]`)).toBeVisible();
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
  }
  await page.goto(`${portal.url()}/error?code=1004&redirect=%2Fnews`);
  await expect(page.getByRole('heading', { name: '您没有「新闻中心」页面的访问权限' })).toBeVisible();
});
