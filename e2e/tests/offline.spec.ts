import type { Page } from '@playwright/test';
import { startPortal } from '@portico/testing/portal';
import { phone } from '../browser.ts';
import { areaOf, enterAs, expect, signIn, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

// What a page asks for without a network fails, and the browser says so.
test.use({ ...phone, serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

const campusInfos = '/mobile/personal-center/campus-infos';

/** The pages that the worker keeps, `person path`. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('portico-pages-'));
    const pages = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => `${name.slice('portico-pages-'.length)} ${new URL(url).pathname}`),
      ),
    );
    return pages.flat();
  });
const person = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(atob((/(?:^|; )token=[^.]+\.([^.]+)/.exec(document.cookie)?.[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
        .sub as string,
  );
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** Goes to a page as a link inside the portal does. */
const openInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
/** Ends the session at the server alone, as an operator does who revokes it. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/pedestal/auth/logout?service=/', { headers: { authorization: `Bearer ${token}` } });
  });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: '没有网络' });

test('P2 · a phone opens the campus page without a network, says from when it is, and is fresh again afterwards', async ({
  page,
  context,
  portal,
}) => {
  const at = portal.url();
  await enterAs(page, { at });
  await page.goto(`${at}/mobile/home`);
  await expect.poll(() => workers(page), 'the worker comes after the first page').toBe(1);
  expect(await kept(page), 'home is not kept').toEqual([]);

  await test.step('a page that was opened inside the portal is kept as well', async () => {
    await openInside(page, campusInfos);
    await expect(page.getByRole('region', { name: '电话簿' })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([`${await person(page)} ${campusInfos}`]);
  });

  await context.setOffline(true);
  await test.step('a page that is not kept says what is', async () => {
    await page.goto(`${at}/mobile/news`);
    await expect(page.getByRole('heading', { name: '没有网络，这个页面暂时打不开' })).toBeVisible();
    await page.getByRole('link', { name: /校园信息.*保存/ }).click();
  });
  await test.step('the kept page works: its data, its search, its links', async () => {
    await expect(bar(page)).toContainText(/没有网络，这是 \d{2}:\d{2} 保存的内容，可以查电话、校车和校园卡/);
    const phones = page.getByRole('region', { name: '电话簿' });
    await expect(page.locator('html[data-live]')).toBeAttached();
    await phones.getByRole('searchbox').fill('kszx');
    await expect(phones.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('region', { name: '校园卡' })).toContainText('128.40');
    await expect(page.getByRole('region', { name: '校车时刻' })).toContainText('东西区间线');
  });
  await test.step('a query is left out, because what it asks for is not there', async () => {
    await page.goto(`${at}${campusInfos}?x=1`);
    await expect(page).toHaveURL(`${at}${campusInfos}`);
    await expect(bar(page)).toBeVisible();
  });
  await test.step('with the network the data is fresh and the bar goes', async () => {
    const asked = page.waitForResponse(/campus\/listPhones/);
    await context.setOffline(false);
    await asked;
    await expect(bar(page)).toHaveCount(0);
  });
});

test('D1 · the own week opens without a network, each of its days by a tap', async ({ page, context, portal }) => {
  const path = '/mobile/my-schedule/schedule';
  await enterAs(page, { at: portal.url() });
  await page.goto(`${portal.url()}${path}`);
  await expect.poll(() => kept(page)).toEqual([`${await person(page)} ${path}`]);
  await context.setOffline(true);
  await page.goto(`${portal.url()}${path}`);
  await expect(bar(page)).toContainText('可以看今天和本周的日程');
  const area = areaOf(page, 'schedule');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await area.getByRole('table').getByRole('link').first().tap();
  await expect(area.getByText('高等数学（下）').first()).toBeVisible();
  await context.setOffline(false);
});

test('P2 · signing out clears what was kept, also without a network; another account never sees it', async ({ page, context, portal }) => {
  const at = portal.url();
  await signIn(page, { at });
  await page.goto(`${at}${campusInfos}`);
  const first = await person(page);
  await expect.poll(() => kept(page)).toEqual([`${first} ${campusInfos}`]);

  await test.step('another account in the same browser: the page before goes with its first page', async () => {
    await enterAs(page, { at, account: 'T10001' });
    await page.goto(`${at}/mobile/home`);
    await expect.poll(() => kept(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${at}${campusInfos}`);
    await expect(page.getByRole('heading', { name: '没有网络，这个页面暂时打不开' })).toBeVisible();
    await expect(page.getByText('林知夏')).toHaveCount(0);
    await context.setOffline(false);
  });
  await test.step('a token that changes while there is no network: the worker looks at it', async () => {
    await page.goto(`${at}${campusInfos}`);
    await expect.poll(() => kept(page)).toEqual([`${await person(page)} ${campusInfos}`]);
    await enterAs(page, { at });
    await context.setOffline(true);
    await page.goto(`${at}${campusInfos}`);
    await expect(page.getByRole('heading', { name: '没有网络，这个页面暂时打不开' })).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('the server refuses the session: what was kept goes before anybody answers the dialog', async () => {
    await enterAs(page, { at });
    await page.goto(`${at}${campusInfos}`);
    await expect.poll(() => kept(page)).toHaveLength(1);
    await endSession(page);
    await openInside(page, '/mobile/personal-center/collect');
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('登录');
    await expect.poll(() => kept(page)).toEqual([]);
  });
  await test.step('so it does where the page behind the sign-in is the first to notice', async () => {
    await enterAs(page, { at });
    await page.goto(`${at}${campusInfos}`);
    await expect.poll(() => kept(page)).toHaveLength(1);
    await endSession(page);
    await page.goto(`${at}${campusInfos}`);
    await page.waitForURL((url) => url.pathname.includes('login'));
    await expect.poll(() => kept(page)).toEqual([]);
  });
  await test.step('signing out without a network', async () => {
    await enterAs(page, { at });
    await page.goto(`${at}${campusInfos}`);
    await expect.poll(() => kept(page)).toHaveLength(1);
    await page.goto(`${at}/mobile/home`);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await page.locator('summary[aria-label="林知夏"]').click();
    const signOut = page.getByRole('button', { name: '退出登录' });
    // The menu's code comes when it is opened.
    await expect(signOut).toBeVisible();
    await context.setOffline(true);
    await signOut.click();
    await expect(page.getByText('您已在本机退出登录')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
    await context.setOffline(false);
  });
});

test('X3 · a hot swap and a release win over what was kept; one word takes the worker back', async ({ page, context }) => {
  test.setTimeout(300_000);
  const portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
  const variant = variantBuild('personal-center', 0x15, (file, text) =>
    file.endsWith('.js') ? text.replaceAll('校车时刻', '新版班车') : text,
  );
  try {
    const at = portal.url();
    await enterAs(page, { at });
    await page.goto(`${at}${campusInfos}`);
    const area = areaOf(page, 'personal-center');
    await expect.poll(() => kept(page)).toHaveLength(1);
    const published = await portal.portico('publish', variant.folder);
    expect(published.code, published.output).toBe(0);

    await test.step('the open page moves to the new build, and is kept with it', async () => {
      expect((await portal.portico('activate', `personal-center@${variant.buildId}`)).code).toBe(0);
      await expect(area).toHaveAttribute('data-build', variant.buildId);
      await expect(page.getByRole('region', { name: '新版班车' })).toBeVisible();
      const text = () => page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', campusInfos);
      await expect.poll(text).toContain(`personal-center/${variant.buildId}/`);
    });
    await test.step('without a network it is the new one', async () => {
      await context.setOffline(true);
      await page.goto(`${at}${campusInfos}`);
      await expect(bar(page)).toBeVisible();
      await expect(page.getByRole('region', { name: '新版班车' })).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('a rollback is what the next page has, although the other is kept', async () => {
      expect((await portal.portico('rollback', 'personal-center')).code).toBe(0);
      await page.goto(`${at}${campusInfos}`);
      await expect(page.getByRole('region', { name: '校车时刻' })).toBeVisible();
      await expect(area).not.toHaveAttribute('data-build', variant.buildId);
    });
    await test.step('the operator switches it off: open pages withdraw the worker and all that it kept', async () => {
      expect((await portal.portico('modules', 'off', 'offline')).code).toBe(0);
      await expect.poll(() => workers(page)).toBe(0);
      expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('portico')))).toEqual([]);
      await page.goto(`${at}/mobile/home`);
      await expect(page.locator('html[data-live]')).toBeAttached();
      expect(await workers(page)).toBe(0);
    });
  } finally {
    await page.goto('about:blank');
    await portal.stop();
    variant.remove();
  }
});

test('a guest and a desktop get no worker', async ({ page, browser, portal }) => {
  await page.goto(`${portal.url()}/mobile/home`);
  await expect(page.locator('html[data-live]')).toBeAttached();
  const desktop = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    isMobile: false,
    hasTouch: false,
    userAgent: undefined,
  });
  const wide = await desktop.newPage();
  await enterAs(wide, { at: portal.url() });
  const visited = wide.waitForRequest(/addFontVisit/);
  await wide.goto(`${portal.url()}/home`);
  await visited;
  expect([await workers(page), await workers(wide)]).toEqual([0, 0]);
  await desktop.close();
});
