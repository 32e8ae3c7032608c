import type { Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { buildChangedArea } from './changed-area.ts';
import { newsBuilds } from './news-builds.ts';
import { areaOf, drawn, expect, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

// Failures on purpose are reported by the browser and by the shell.
test.use({ expectedProblems: [/spoiled|showed nothing within|integrity|portico: news@|was preloaded|Failed to load|Failed to fetch/] });

let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

const { variant, activate, openNews, reverts, cleaning, clean } = newsBuilds(() => portal);
test.afterEach(({ page }) => clean(page));

/** Whether the console has said this. */
function heard(page: Page, what: RegExp): () => boolean {
  let said = false;
  page.on('console', (message) => {
    said ||= what.test(message.text());
  });
  return () => said;
}
const patient = { timeout: 30_000 };
const shown = (page: Page) => areaOf(page, 'news');
const works = async (page: Page) => expect(shown(page).getByRole('link').first()).toBeVisible();

test('X3 · a build that throws at load changes nothing on screen', async ({ page }) => {
  const before = await openNews(page);
  await activate(variant(101, (file, text) => (/^desktop.*\.js$/.test(file) ? `throw new Error('spoiled');${text}` : text)).folder);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('000000000065'))))
    .toBe(true);
  await drawn(page);
  await expect(shown(page)).toHaveAttribute('data-build', before);
  await works(page);
});

test('X3 · a build that throws at its first render is rolled back in the same tab, and not retried', async ({ page }) => {
  const before = await openNews(page);
  const broken = buildChangedArea('news', {
    file: 'src/desktop/list-page.tsx',
    from: '  const [search] = useSearchParams();',
    to: "  const [search] = useSearchParams();\n  if (search) throw new Error('spoiled');",
  });
  cleaning.push(broken.remove);
  const refused = await portal.portico('publish', broken.folder, '--no-types');
  expect(refused.code, 'the registry renders it first').toBe(1);
  expect(refused.output).toMatch(
    /Rendering fails: the page list on desktop, for guest, student, staff: Error: spoiled\n +at ListPage \(src\/desktop\/list-page\.tsx:\d+:\d+\)/,
  );
  const complained = heard(page, /spoiled/);
  await activate(broken.folder);
  await expect.poll(complained, patient).toBe(true);
  await expect(shown(page)).toHaveAttribute('data-build', before);
  await works(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).click();
  await expect(shown(page)).toHaveAttribute('data-build', before);
  await works(page);
});

test('X3 · a build that throws ten seconds after the switch is rolled back as well', async ({ page }) => {
  await page.clock.install();
  const before = await openNews(page);
  const late = buildChangedArea('news', {
    file: 'src/desktop/list-page.tsx',
    from: '  const [search] = useSearchParams();',
    to: `  const [search, setSearch] = useSearchParams();
  if (search.get('late')) throw new Error('spoiled');
  if (typeof window !== 'undefined') (window as { goWrong?: () => void }).goWrong = () => setSearch({ late: '1' });`,
  });
  cleaning.push(late.remove);
  const build = await activate(late.folder);
  await expect(shown(page)).toHaveAttribute('data-build', build);
  await page.clock.runFor(10_000);
  await page.evaluate(() => (window as { goWrong?: () => void }).goWrong?.());
  await expect(shown(page)).toHaveAttribute('data-build', before);
  await works(page);
});

const spoiled: [what: string, kind: RegExp, body: (text: string) => string][] = [
  ['a tampered script', /desktop\.\w+\.js$/, (text) => `window.tampered = true;${text}`],
  ['a tampered stylesheet', /desktop\.\w+\.css$/, (text) => `${text}body { --tampered: 1 }`],
  ['a file that was cut off', /desktop\.\w+\.js$/, (text) => text.slice(0, text.length / 2)],
];
const isTampered = (page: Page) =>
  page.evaluate(() => 'tampered' in window || getComputedStyle(document.body).getPropertyValue('--tampered') !== '');
for (const [index, [what, kind, body]] of spoiled.entries()) {
  test(`X4 · ${what} of a new build is refused before anything of it runs, and the running build stays`, async ({ page }) => {
    const before = await openNews(page);
    const next = variant(110 + index);
    await page.route(
      (url) => url.pathname.includes(next.buildId) && kind.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: body(await response.text()) });
      },
    );
    const refused = heard(page, /integrity/i);
    await activate(next.folder);
    await expect.poll(refused, patient).toBe(true);
    await drawn(page);
    await expect(shown(page)).toHaveAttribute('data-build', before);
    expect(await isTampered(page)).toBe(false);
    await works(page);
  });

  test(`X4 · ${what} at the first visit is never run, and the frame works`, async ({ page }) => {
    await page.route(
      (url) => /^\/areas\/news\//.test(url.pathname) && kind.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: body(await response.text()) });
      },
    );
    await page.goto(`${portal.url()}/home`);
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).click();
    // The server writes a stylesheet from its own disk into a page that is loaded again; a script has no such way round.
    if (kind.test('desktop.0.css')) await works(page);
    else await expect(shown(page).getByRole('button', { name: '重新加载' })).toBeVisible(patient);
    expect(await isTampered(page)).toBe(false);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
  });
}

const neverThere: [what: string, file: string, from: string, to: string][] = [
  ['whose code never resolves', 'src/desktop.tsx', 'export ', 'await new Promise(() => undefined);\nexport '],
  [
    'whose page never renders',
    'src/desktop/list-page.tsx',
    '  const [search] = useSearchParams();',
    '  const [search] = useSearchParams();\n  if (search) throw new Promise(() => undefined);',
  ],
];
for (const [what, file, from, to] of neverThere)
  test(`X3 · a build ${what} is given up after a while, and the build before is shown`, async ({ page }) => {
    const before = await openNews(page);
    const stuck = buildChangedArea('news', { file, from, to });
    cleaning.push(stuck.remove);
    const build = await activate(stuck.folder);
    await expect.poll(() => reverts(build), { timeout: 45_000, intervals: [1_000] }).toBe(1);
    await expect(shown(page)).toHaveAttribute('data-build', before);
    await works(page);
  });

test('X3 · a build whose files never arrive leaves the running one alone', async ({ page }) => {
  const before = await openNews(page);
  const next = variant(103);
  await page.route(
    (url) => url.pathname.includes(next.buildId),
    () => new Promise(() => undefined),
  );
  const asked = page.waitForRequest((request) => request.url().includes(next.buildId));
  await activate(next.folder);
  await asked;
  await drawn(page);
  await expect(shown(page)).toHaveAttribute('data-build', before);
  const better = variant(104);
  await activate(better.folder);
  await expect(shown(page)).toHaveAttribute('data-build', better.buildId);
  await works(page);
});

test('X3 · what a visitor is typing is not swapped away; the swap comes when it is done', async ({ page }) => {
  const before = await openNews(page);
  await shown(page).locator('a[href^="/news/more/"]').first().click();
  // The arrival takes the focus to the page's beginning first.
  await expect(page).toHaveURL(/\/news\/more\//);
  await expect(page.locator('#main')).toBeFocused();
  const field = shown(page).getByRole('searchbox').or(shown(page).getByRole('textbox')).first();
  await field.fill('运动会');
  await field.focus();
  const next = variant(105);
  await activate(next.folder);
  const arrived = (build: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(build));
  await page.waitForFunction(arrived, next.buildId);
  await drawn(page);
  await expect(shown(page)).toHaveAttribute('data-build', before);
  await expect(field).toHaveValue('运动会');
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await page.locator('#main').focus();
  await expect(shown(page)).toHaveAttribute('data-build', next.buildId);
  await expect(page).toHaveURL(/keyword=/);
});

test('X3 · a kept page on a phone comes back on the new build, where it was left', async ({ browser }) => {
  const phone = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  const following = phone.waitForRequest(/\/live$/);
  await phone.goto(`${portal.url()}/mobile/news`);
  await expect(shown(phone).locator('a[href^="/mobile/news/article/"]').first()).toBeVisible();
  await following;
  await phone.evaluate(() => scrollTo(0, 300));
  const tab = (name: string) => phone.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  await tab('首页').click();
  await expect(areaOf(phone, 'home').locator('[data-template]')).toBeVisible();
  const next = variant(106);
  await activate(next.folder);
  await expect(phone.locator('[data-block="news.latest"]')).toHaveAttribute('data-build', next.buildId);
  await tab('新闻').click();
  await expect(shown(phone)).toHaveAttribute('data-build', next.buildId);
  await expect.poll(() => phone.evaluate(() => scrollY)).toBe(300);
  await phone.close();
});

test('X3 · what a visitor has chosen on a page is handed from build to build', async ({ page }) => {
  const following = page.waitForRequest(/\/live$/);
  await page.goto(`${portal.url()}/home`);
  const home = areaOf(page, 'home');
  const hot = home.getByRole('tab', { name: '热门服务' });
  await hot.click();
  await expect(hot).toHaveAttribute('aria-selected', 'true');
  await following;
  const next = variantBuild('home', 107);
  cleaning.push(next.remove);
  await activate(next.folder);
  await expect(home).toHaveAttribute('data-build', next.buildId);
  await expect(hot).toHaveAttribute('aria-selected', 'true');
  await portal.portico('rollback', 'home');
});
