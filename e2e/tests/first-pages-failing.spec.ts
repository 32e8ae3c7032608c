import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { areaOf, drawn, expect, test } from './portal-test.ts';
import { linksHydrated, serverPage, theSameNodes } from './server-page.ts';
import { variantBuild } from './variant-build.ts';

// Failures on purpose are reported by the browser and by the shell; so is a preload that a held script does not use in time.
test.use({ expectedProblems: [/spoiled|portico: news@|Failed to load resource|ERR_FAILED|preloaded using link preload/] });

let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '2000' });
});
test.afterAll(() => portal.stop());

const cleaning: (() => void)[] = [];
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  for (const clean of cleaning.splice(0)) clean();
  await portal.portico('rollback', 'news');
});

async function activate(number: number, edit?: (file: string, text: string) => string): Promise<string> {
  const built = variantBuild('news', number, edit);
  cleaning.push(built.remove);
  for (const command of [
    ['publish', built.folder, '--force'],
    ['activate', `news@${built.buildId}`],
  ]) {
    const done = await portal.portico(...(command as [string, ...string[]]));
    expect(done.code, done.output).toBe(0);
  }
  return built.buildId;
}
/** Puts another news list into the server's build alone. */
const serverList = (body: string) => (file: string, text: string) =>
  file === 'server.js'
    ? `${text};{const all=module.exports,list=()=>{${body}};module.exports={mobile:all.mobile,desktop:{...all.desktop,pages:{...all.desktop.pages,list}}}}`
    : text;

interface Rendering {
  build: string;
  off: boolean;
  counts: { failed: number };
}
async function renderingOf(buildId: string): Promise<Rendering | undefined> {
  const answer = await fetch(`${portal.url()}/registry/health`, { headers: { authorization: `Bearer ${portal.token()}` } });
  const { rendering } = (await answer.json()) as { rendering: Rendering[] };
  return rendering.find(({ build }) => build === `news@${buildId}`);
}

for (const [number, what, body] of [
  [201, 'throws', "throw new Error('spoiled')"],
  [202, 'never ends', 'for (;;);'],
  [203, 'ends the process', "process.exit(1); return ''"],
] as const)
  test(`a page whose code ${what} on the server is rendered by the browser, and in the end by the browser alone`, async ({ page }) => {
    test.setTimeout(120_000);
    const build = await activate(number, serverList(body));
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto(`${portal.url()}/news?visit=${visit}`);
      await expect(areaOf(page, 'news')).toHaveAttribute('data-build', build);
      await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
      expect((await serverPage(page)).rendered).toEqual([]);
    }
    await expect
      .poll(
        async () => {
          await fetch(`${portal.url()}/news?again=${Math.random()}`);
          return (await renderingOf(build))?.off;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    // Everybody else's pages are written as before.
    expect(await (await fetch(`${portal.url()}/service-hall`)).text()).toContain('data-area="service-hall"');
  });

test('a page whose code is slow can be read and left meanwhile, and is hydrated when the code is loaded', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/areas\/news\/.*desktop\..*\.js$/, async (route) => {
    await code.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${portal.url()}/news`, { waitUntil: 'commit' });
  const news = areaOf(page, 'news');
  await expect(news.locator('a[href^="/news/article/"]').first()).toBeVisible({ timeout: 3_000 });
  await test.step('the frame comes alive without it', async () => {
    await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 5_500 });
    await page.getByRole('button', { name: '大字版' }).click();
    await expect(page.getByRole('button', { name: '大字版' })).toHaveAttribute('aria-pressed', 'true');
    await expect(news.locator('a[href^="/news/article/"]').first()).toBeVisible();
  });
  await test.step('then the page does', async () => {
    code.resolve();
    await linksHydrated(page, '[data-area="news"]');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await news.locator('a[href^="/news/article/"]').first().click();
    await expect(page).toHaveURL(/\/news\/article\//);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('the server-rendered page stays on screen when its code never loads', async ({ page }) => {
  await page.route(/\/areas\/news\/.*desktop\..*\.js$/, (route) => route.abort());
  await page.goto(`${portal.url()}/news`);
  const news = areaOf(page, 'news');
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect(news.locator('a[href^="/news/article/"]').first()).toBeVisible();
  await page.unroute(/\/areas\/news\/.*desktop\..*\.js$/);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0);
  await expect(news.locator('a[href^="/news/article/"]').first()).toBeVisible();
});

test('clicks and typed text before hydration are not lost', async ({ page }) => {
  let shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await shell.promise;
    await route.continue();
  });
  await page.goto(`${portal.url()}/home`, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: '热门服务' }).click();
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  shell.resolve();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByRole('tab', { name: '热门服务' })).toHaveAttribute('aria-selected', 'true');
  shell = Promise.withResolvers<void>();
  await page.goto(`${portal.url()}/service-hall`, { waitUntil: 'commit' });
  const field = page.getByLabel('输入服务名称或拼音首字母');
  await field.pressSequentially('成绩');
  shell.resolve();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await drawn(page);
  await expect(field).toHaveValue('成绩');
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
});

test('a visitor who goes back before hydration sees the page of the address', async ({ page }) => {
  const shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await shell.promise;
    await route.continue();
  });
  await page.goto(`${portal.url()}/service-hall?keyword=${encodeURIComponent('成绩')}`, { waitUntil: 'commit' });
  await expect(areaOf(page, 'service-hall').getByRole('link').first()).toBeVisible();
  // As going back does within one document; the browser tests cannot wait for the moment between reload and start.
  await page.evaluate(() => history.replaceState(null, '', '/service-hall'));
  shell.resolve();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByLabel('输入服务名称或拼音首字母')).toHaveValue('');
});

test('a page is hydrated by the build that rendered it, even when another one is active by then', async ({ page }) => {
  const before = await (await fetch(`${portal.url()}/registry/plan`)).json();
  const first = (before as { areas: { area: string; buildId: string }[] }).areas.find(({ area }) => area === 'news')?.buildId ?? '';
  let go = () => undefined as undefined;
  const held = new Promise<void>((resolve) => {
    go = () => resolve() as undefined;
  });
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(theSameNodes);
  await page.goto(`${portal.url()}/news`, { waitUntil: 'commit' });
  await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
  const next = await activate(204);
  go();
  await expect(page.locator('html[data-live]')).toBeAttached();
  expect((await serverPage(page)).rendered).toContain(`news@${first}`);
  // Then the open tab moves on by itself, as any other.
  await expect(areaOf(page, 'news')).toHaveAttribute('data-build', next, { timeout: 20_000 });
  const fresh = await (await fetch(`${portal.url()}/news`)).text();
  expect(fresh).toContain(`data-build="${next}"`);
});

test('markup in what the school wrote is text: in the page, in its data and in its title', async ({ page }) => {
  const title = '</script><script>document.title="spoiled"</script><!-- \u2028 & "选课"';
  const folder = mkdtempSync(join(tmpdir(), 'portico-markup-'));
  const file = join(folder, 'markup.json');
  const now = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    JSON.stringify({
      news: [
        {
          code: 'markup',
          category: '学校要闻',
          publisher: '宣传部',
          title,
          summary: title,
          html: '<p>正文。</p>',
          publishTime: `${now} 08:00:00`,
          top: 1,
        },
      ],
    }),
  );
  try {
    const done = await portal.portico('import', file, '--school', '10001');
    expect(done.code, done.output).toBe(0);
    await expect
      .poll(async () => (await fetch(`${portal.url()}/news`)).text(), { timeout: 5_000 })
      .toMatch(/&lt;\/script&gt;&lt;script&gt;/);
    await page.goto(`${portal.url()}/news`);
    const link = areaOf(page, 'news')
      .getByRole('link', { name: /spoiled/ })
      .first();
    await expect(link).toBeVisible();
    const article = await link.getAttribute('href');
    await page.goto(portal.url() + article);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>');
    await expect(page).toHaveTitle(/^<\/script><script>/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a module that is switched off is gone from the next guest’s page, and back as soon as it is on', async () => {
  const shown = async () => (await (await fetch(`${portal.url()}/home`)).text()).includes('data-block="news.latest"');
  expect(await shown()).toBe(true);
  expect((await portal.portico('modules', 'off', 'news')).code).toBe(0);
  await expect.poll(shown, { timeout: 2_000 }).toBe(false);
  expect((await portal.portico('modules', 'on', 'news')).code).toBe(0);
  await expect.poll(shown, { timeout: 2_000 }).toBe(true);
});
