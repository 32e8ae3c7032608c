import type { Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { areaOf, expect, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

// What is cut off or refused on purpose is named by the browser.
test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED|EventSource/] });

let portal: RunningPortal;
let first = '';
const built: ReturnType<typeof variantBuild>[] = [];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  portal = await startPortal();
  const plan = (await (await fetch(`${portal.url()}/registry/plan`)).json()) as { areas: { area: string; buildId: string }[] };
  first = plan.areas.find(({ area }) => area === 'news')?.buildId ?? '';
});
test.afterAll(async () => {
  for (const { remove } of built) remove();
  await portal.stop();
});
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  await activate(first);
});

/** Publishes another build of news. */
async function publish(number: number): Promise<string> {
  const build = variantBuild('news', number);
  built.push(build);
  const { code, output } = await portal.portico('publish', build.folder);
  expect(code, output).toBe(0);
  return build.buildId;
}
async function tellRegistry(wish: object): Promise<void> {
  const answer = await fetch(`${portal.url()}/registry/activations`, {
    method: 'POST',
    body: JSON.stringify({ area: 'news', ...wish }),
    headers: { authorization: `Bearer ${portal.token()}` },
  });
  expect(answer.status, await answer.text()).toBe(200);
}
const activate = (buildId: string) => tellRegistry({ buildId });

const news = (page: Page) => areaOf(page, 'news');
const shows = (page: Page, build: string) => expect(news(page)).toHaveAttribute('data-build', build, { timeout: 20_000 });

/** Opens the news in a tab that notes which builds were ever on screen, and how many at once. */
async function openNews(page: Page, { follows = true } = {}): Promise<void> {
  await page.addInitScript(() => {
    const seen = { builds: [] as string[], atOnce: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-area="news"]')].map(({ dataset }) => dataset.build ?? '');
      seen.atOnce = Math.max(seen.atOnce, shown.length);
      for (const build of shown) if (seen.builds.at(-1) !== build) seen.builds.push(build);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-build', 'data-area'] });
  });
  const following = follows ? page.waitForRequest(/\/live$/) : undefined;
  await page.goto(`${portal.url()}/news`);
  await expect(news(page).getByRole('link').first()).toBeVisible();
  await following;
  await shows(page, first);
}
/** The builds that were on screen, one after the other; never two at once. */
async function seen(page: Page): Promise<string[]> {
  const { builds, atOnce } = await page.evaluate(() => (window as unknown as { seen: { builds: string[]; atOnce: number } }).seen);
  expect(atOnce).toBe(1);
  await expect(news(page).getByRole('link').first()).toBeVisible();
  return builds;
}
/** Keeps a build's files from arriving until they are let go. */
async function hold(page: Page, build: string): Promise<{ asked: Promise<unknown>; release: () => void }> {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.includes(build),
    async (route) => {
      await until;
      await route.continue();
    },
  );
  return { asked: page.waitForRequest((request) => request.url().includes(build)), release };
}
/** Time in which a swap would have come, were there one. */
const aWhile = 2_500;

test('X2 · two activations at once: every tab ends on what the registry says, and shows each build at most once', async ({ page }) => {
  const [one, other] = [await publish(0xd01), await publish(0xd02)];
  await openNews(page);
  await Promise.all([activate(one), activate(other)]);
  const plan = (await (await page.request.get(`${portal.url()}/registry/plan`)).json()) as { areas: { area: string; buildId: string }[] };
  const last = plan.areas.find(({ area }) => area === 'news')?.buildId ?? '';
  await shows(page, last);
  await page.waitForTimeout(aWhile);
  await shows(page, last);
  const builds = await seen(page);
  expect(new Set(builds).size).toBe(builds.length);
});

test('X2 · an activation during a swap: the tab goes straight to the newer build', async ({ page }) => {
  const [slow, newer] = [await publish(0xd03), await publish(0xd04)];
  await openNews(page);
  const held = await hold(page, slow);
  await activate(slow);
  await held.asked;
  await activate(newer);
  await shows(page, newer);
  held.release();
  await page.waitForTimeout(aWhile);
  expect(await seen(page)).toEqual([first, newer]);
});

test('X2 · a rollback during a swap: nothing of the newer build is ever shown', async ({ page }) => {
  const slow = await publish(0xd05);
  await openNews(page);
  const held = await hold(page, slow);
  await activate(slow);
  await held.asked;
  const told = page.waitForResponse(/\/registry\/plan/);
  await tellRegistry({ rollback: true });
  await told;
  held.release();
  await page.waitForTimeout(aWhile);
  await shows(page, first);
  expect(await seen(page)).toEqual([first]);
});

test('X2 · X5 · a school switches the area off during a swap: the visitor sees a message, and gets the new build when it is back', async ({
  page,
}) => {
  const slow = await publish(0xd06);
  await openNews(page);
  const held = await hold(page, slow);
  await activate(slow);
  await held.asked;
  try {
    expect((await portal.portico('modules', 'off', 'news', '--school', '10001')).code).toBe(0);
    await expect(page.getByRole('dialog', { name: '系统提示' })).toContainText('您没有「新闻中心」页面的访问权限');
    held.release();
    await page.waitForTimeout(aWhile);
    const { atOnce } = await page.evaluate(() => (window as unknown as { seen: { atOnce: number } }).seen);
    expect(atOnce).toBe(1);
  } finally {
    expect((await portal.portico('modules', 'on', 'news', '--school', '10001')).code).toBe(0);
  }
  await page.goto(`${portal.url()}/home`);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).click();
  await shows(page, slow);
  await expect(news(page).getByRole('link').first()).toBeVisible();
});

test('X4 · the registry is down when a tab hears of a build: the tab continues, and follows when the registry answers again', async ({
  page,
}) => {
  const next = await publish(0xd07);
  await openNews(page);
  let asked = 0;
  await page.route(/\/registry\/plan/, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: 'down' });
  });
  await activate(next);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForTimeout(aWhile);
  expect(await seen(page)).toEqual([first]);
  await page.unroute(/\/registry\/plan/);
  await shows(page, next);
  expect(await seen(page)).toEqual([first, next]);
});

test('X2 · the stream is cut for good: the tab opens another one, and hears what it has missed', async ({ page }) => {
  const next = await publish(0xd08);
  let asked = 0;
  await page.route(/\/live$/, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: 'a proxy speaks' });
  });
  await openNews(page);
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(0);
  await activate(next);
  await page.waitForTimeout(aWhile);
  await shows(page, first);
  await page.unroute(/\/live$/);
  await shows(page, next);
  expect(await seen(page)).toEqual([first, next]);
});

for (const [name, years] of [
  ['years behind', -9],
  ['years ahead', 9],
] as const)
  test(`X3 · the clock of the visitor’s machine is ${name}: swaps come, and nobody is signed out`, async ({ page }) => {
    await page.addInitScript(
      (off) => {
        const Real = Date;
        window.Date = class extends Real {
          constructor(...given: [number]) {
            super(...(given.length > 0 ? given : ([Real.now() + off] as [number])));
          }
          static override now = () => Real.now() + off;
        } as DateConstructor;
      },
      years * 365 * 86_400_000,
    );
    const next = await publish(0xd10 + years);
    await openNews(page);
    await activate(next);
    await shows(page, next);
    expect(await seen(page)).toEqual([first, next]);
    expect(page.url()).toBe(`${portal.url()}/news`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('X3 · what somebody has typed and left keeps only its own area waiting, until it is handed in', async ({ page }) => {
  const home = variantBuild('home', 0xd20);
  built.push(home);
  expect((await portal.portico('publish', home.folder)).code).toBe(0);
  const next = await publish(0xd21);
  const menu = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  await page.goto(`${portal.url()}/home`);
  const before = (await areaOf(page, 'home').getAttribute('data-build')) ?? '';
  await menu('新闻中心').click();
  await news(page).locator('a[href^="/news/more/"]').first().click();
  await expect(page).toHaveURL(/\/news\/more\//);
  await expect(page.locator('#main')).toBeFocused();
  // The code that notices typing comes a moment after the page.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/health\.\w+\.js/.test(name)));
  const field = news(page).getByRole('searchbox').or(news(page).getByRole('textbox')).first();
  await field.click();
  await field.pressSequentially('运动会');
  await page.locator('#main').focus();
  await activate(next);
  await tellRegistry({ area: 'home', buildId: home.buildId });
  await page.waitForTimeout(aWhile);
  await expect(field).toHaveValue('运动会');
  await shows(page, first);
  await test.step('the other area has not waited', async () => {
    const swapped = () => performance.getEntriesByType('measure').map(({ name }) => name);
    expect(await page.evaluate(swapped)).toContain(`portico.swap home@${home.buildId}`);
  });
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await page.locator('#main').focus();
  await shows(page, next);
  await tellRegistry({ area: 'home', buildId: before });
});

test('X1 · a tab tells which shell it runs, and the portal knows it as the one that it serves', async ({ page }) => {
  await openNews(page);
  const shells = async () => {
    const health = (await (await fetch(`${portal.url()}/registry/health`)).json()) as { shells: { shell: string; tabs: number }[] };
    return health.shells;
  };
  await expect.poll(shells, { timeout: 15_000 }).toEqual([{ shell: expect.stringMatching(/^[0-9a-f.]+$/), tabs: expect.any(Number) }]);
});
