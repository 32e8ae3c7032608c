import type { Page } from '@playwright/test';
import { areaOf, password } from './portal-test.ts';

export const center = (page: Page) => areaOf(page, 'personal-center');
export const wholeNumber = '13800004216';
export const index = (page: Page) => page.getByRole('navigation', { name: '个人中心' });
/** The page's own code runs: what is pressed is answered. */
export const ready = (page: Page) => page.waitForLoadState('networkidle');
/** Calls from the page itself: only browsers resolve the names of the other schools. */
export const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) =>
      (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).json(),
    [path, JSON.stringify(body)] as const,
  );
export const get = (page: Page, path: string, token: string) =>
  page.evaluate(async ([address, bearer]) => (await fetch(address, { headers: { authorization: `Bearer ${bearer}` } })).json(), [
    path,
    token,
  ] as const);
/** Makes the browser a person's of the school 331906, which only these tests change. */
export async function enterPersonal(page: Page, { at, account = '20260001' }: { at: string; account?: string }): Promise<string> {
  // A page without the shell, which would fetch a guest's token meanwhile.
  await page.goto(`${at}/healthz`);
  const { data } = await post(page, '/pedestal/auth/cx/login', { username: account, password });
  return data.token;
}
