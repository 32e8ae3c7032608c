import type { Page } from '@playwright/test';
import { type PartnersOfTests, servePartners } from '@portico/backend/testing';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { password, test } from './portal-test.ts';

interface Partnered {
  partners: PartnersOfTests;
  /** A portal that takes part in every way to sign in; CAS at `cas`, API login at `api`, the rest everywhere. */
  campus: RunningPortal;
}

/** Tests with every partner of signing in. */
export const partnered = test.extend<{ fresh: undefined }, Partnered>({
  partners: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const partners = await servePartners();
      await use(partners);
      await partners.close();
    },
    { scope: 'worker' },
  ],
  campus: [
    async ({ partners }, use) => {
      const portal = await startPortal(partners.environment);
      partners.oidc.open([`${portal.url()}/auth-login`]);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  fresh: [
    async ({ partners }, use) => {
      partners.cas.user = '20260001';
      partners.wechat.declines = false;
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Fills the form of account and password that is on screen, and sends it. */
export async function fillAccount(page: Page, button: string, account = '20260001', secret = password): Promise<void> {
  await page.getByLabel('学号 / 工号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(secret);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Agrees to the terms, where they are asked for. */
export const agree = (page: Page) => page.getByRole('button', { name: '同意并登录' }).click();

/** Every address that the browser shows or asks for, with who sent it there. */
export function watchAddresses(page: Page): { asked: string[]; referrers: string[] } {
  const seen = { asked: [] as string[], referrers: [] as string[] };
  page.on('request', (request) => {
    seen.asked.push(request.url());
    seen.referrers.push(request.headers().referer ?? '');
  });
  return seen;
}
