import type { Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { expect, test } from './portal-test.ts';

/** What a guest's visit loads of Arco until nothing more is asked for. */
async function arcoOn(page: Page, address: string): Promise<string[]> {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(2);
  return loaded.filter((path) => path.startsWith('/assets/arco-'));
}

for (const path of ['/home', '/service-hall', '/news', '/login'])
  test(`a guest's first visit of ${path} loads nothing of Arco`, async ({ page, portal }) => {
    expect(await arcoOn(page, portal.url() + path)).toEqual([]);
  });

test('a page that shows a control loads it, and only it', async ({ page, portal }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const table = page.waitForResponse(/\/assets\/arco-desktop-table\./);
  await page.goto(`${portal.url()}/service-hall?view=list`);
  await table;
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /^\/assets\/arco-(?!desktop(-table)?\.)/.test(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);
  for (const path of ['/mobile/home', '/mobile/work', '/mobile/news'])
    test(`a guest's first visit of ${path} loads nothing of Arco`, async ({ page, portal }) => {
      expect(await arcoOn(page, portal.url() + path)).toEqual([]);
    });
});
