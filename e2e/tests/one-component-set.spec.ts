import type { Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { areaOf, expect, test } from './portal-test.ts';
import { shellFiles } from './shell-files.ts';

/** The names of all scripts and styles that a visit to home and news loads. */
async function loadedOn(page: Page, { start, area }: { start: string; area: string }): Promise<string[]> {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(start);
  await expect(areaOf(page, area)).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  return loaded;
}

test('a desktop downloads nothing of the mobile set', async ({ page, portal }) => {
  const loaded = await loadedOn(page, { start: `${portal.url()}/home`, area: 'home' });
  const { desktop, mobile } = shellFiles();
  expect(loaded).toEqual(expect.arrayContaining(desktop.map((file) => `/assets/${file}`)));
  for (const file of mobile) expect(loaded).not.toContain(`/assets/${file}`);
  expect(loaded.filter((path) => /^\/areas\/.*\/mobile\./.test(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a phone downloads nothing of the desktop set', async ({ page, portal }) => {
    const loaded = await loadedOn(page, { start: `${portal.url()}/mobile/home`, area: 'home' });
    const { desktop, mobile } = shellFiles();
    expect(loaded).toEqual(expect.arrayContaining(mobile.map((file) => `/assets/${file}`)));
    for (const file of desktop) expect(loaded).not.toContain(`/assets/${file}`);
    expect(loaded.filter((path) => /^\/areas\/.*\/desktop\./.test(path))).toEqual([]);
  });
});
