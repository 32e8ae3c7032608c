import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { expect, signIn, test } from './portal-test.ts';

/** A page that is looked at by no test of its own in this combination, and what stands there when it is whole. */
interface Look {
  host?: string;
  account?: string;
  path: string;
  shows: string;
}

const found = `search?search=${encodeURIComponent('成绩')}`;
const nothing = `search?search=${encodeURIComponent('魑魅魍魉')}`;
const home = '[data-template]';
const ofSearch = { found: 'h3 mark', empty: 'h2:text("热门搜索")', nothing: 'text=没有找到与' };

const looks: Record<string, { device: typeof desktop; guest: Look[]; signedIn: Look[]; search: Look[] }> = {
  'a desktop': {
    device: desktop,
    guest: [
      { path: '/home', shows: home },
      { host: 'workbench', path: '/home', shows: home },
    ],
    signedIn: [
      { host: 'gateway', account: '20260001', path: '/home', shows: home },
      { account: 'T10001', path: '/home', shows: home },
    ],
    search: [
      { account: '20260001', path: '/search', shows: ofSearch.empty },
      { path: `/${found}`, shows: ofSearch.found },
      { path: `/${nothing}`, shows: ofSearch.nothing },
    ],
  },
  'a phone': {
    device: phone,
    guest: [{ host: 'workbench', path: '/mobile/home', shows: home }],
    signedIn: [
      { host: 'gateway', account: '20260001', path: '/mobile/home', shows: home },
      { host: 'workbench', account: 'T10001', path: '/mobile/home', shows: home },
    ],
    search: [
      { path: '/mobile/search', shows: ofSearch.empty },
      { path: `/mobile/${found}`, shows: ofSearch.found },
      { path: `/mobile/${nothing}`, shows: ofSearch.nothing },
    ],
  },
};

/** Goes down the page at once, so that what comes late is there. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at);
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const [name, { device, guest, signedIn, search }] of Object.entries(looks))
  test.describe(`on ${name}`, () => {
    test.use(device);
    const lookAt = (what: string, pages: Look[]) =>
      test(`every look of ${what} is accessible`, async ({ page, portal }) => {
        test.setTimeout(120_000);
        for (const { host, account, path, shows } of pages) {
          if (account) await signIn(page, { at: portal.url(host), account });
          await page.goto(portal.url(host) + path);
          await expect(page.locator('[data-area]').locator(shows).first()).toBeVisible();
          await lookThrough(page);
          await expectAccessibleInEveryLook(page, `${account ?? 'a guest'} at ${host ?? 'the first school'} ${path}`);
        }
      });
    lookAt('the guests’ homes', guest);
    lookAt('the members’ homes', signedIn);
    lookAt('the search', search);
  });
