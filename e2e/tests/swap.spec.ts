import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '@portico/testing/portal';
import { buildChangedArea } from './changed-area.ts';
import { areaOf, expect, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

test('X2 · X3 · news is published, activated and rolled back while a tab is open', async ({ page }) => {
  test.setTimeout(300_000);
  const portal = await startPortal();
  const changed = buildChangedArea('news', { file: 'src/area.ts', from: "title: '", to: "title: '新版" });
  try {
    const news = areaOf(page, 'news');
    const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
    await page.goto(`${portal.url()}/news`);
    const first = await news.getAttribute('data-build');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const published = await portal.portico('publish', changed.folder);
    expect(published.code, published.output).toBe(0);
    const build = published.output.trim().split('\n').at(-1) ?? '';
    expect(build).toMatch(/^news@[0-9a-f]{12}$/);
    const told = page.waitForResponse(/\/registry\/plan/);
    const activated = await portal.portico('activate', build);
    expect(activated.code, activated.output).toBe(0);
    await told;

    const buildId = build.slice('news@'.length);
    await test.step('the page on screen moves to the new build, without a reload, and stands where it stood', async () => {
      await expect(news).toHaveAttribute('data-build', buildId);
      await expect(page).toHaveTitle(/新版/);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expect(news.getByRole('link').first()).toBeVisible();
    });
    await test.step('so do its blocks on the home page', async () => {
      await menu('首页').click();
      await expect(page.locator('[data-block="news.latest"]')).toHaveAttribute('data-build', buildId);
    });
    await test.step('one word takes it back, from what the tab still has', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      expect((await portal.portico('rollback', 'news')).code).toBe(0);
      await expect(page.locator('[data-block="news.latest"]')).toHaveAttribute('data-build', first ?? '');
      expect(asked.filter((address) => address.includes('/areas/'))).toEqual([]);
      await menu('新闻中心').click();
      await expect(news).toHaveAttribute('data-build', first ?? '');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
    await test.step('a restart does not undo what the operator did', async () => {
      // An open tab would rightly say that its event stream is gone.
      await page.goto('about:blank');
      await portal.restart();
      await page.goto(`${portal.url()}/news`);
      await expect(news).toHaveAttribute('data-build', first ?? '');
      const status = await portal.portico('status');
      expect(status.output).toMatch(/news +everyone +\S+ +.*taken back/);
    });
  } finally {
    // An open tab would rightly say that its event stream is gone.
    await page.goto('about:blank');
    changed.remove();
    await portal.stop();
  }
});

test('X1 · a build that was tampered with is refused with every reason, and nothing of it is served', async ({ portal }) => {
  const built = variantBuild('news', 0xbad);
  try {
    const files = readdirSync(join(built.folder, 'dist'));
    const script = files.find((file) => /^desktop\..+\.js$/.test(file)) ?? '';
    const style = files.find((file) => /^desktop\..+\.css$/.test(file)) ?? '';
    const path = (file: string) => join(built.folder, 'dist', file);
    expect((await portal.portico('publish', built.folder, '--check')).code, 'as it was built it would be accepted').toBe(0);
    appendFileSync(path(script), 'window.tampered = true;');
    appendFileSync(path(style), 'body { display: none }');
    writeFileSync(path('added.js'), 'window.tampered = true;');
    const { code, output } = await portal.portico('publish', built.folder);
    expect(code).toBe(1);
    for (const reason of [`${script} differs from its hash`, `${style} differs from its hash`, 'added.js'])
      expect(output).toContain(reason);
    const activated = await portal.portico('activate', `news@${built.buildId}`);
    expect(activated.code).toBe(1);
    expect(activated.output).toMatch(/is not published/);
    for (const file of [script, style, 'added.js'])
      expect((await fetch(`${portal.url()}/areas/news/${built.buildId}/${file}`)).status, file).toBe(404);
  } finally {
    built.remove();
  }
});

test('X1 · a command that cannot be done says why and ends with code 1', async ({ portal }) => {
  const missing = await portal.portico('publish', '/nowhere');
  expect(missing.code).toBe(1);
  expect(missing.output).toMatch(/holds no built area/);
  const unknown = await portal.portico('activate', 'news@000000000000');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(/news@000000000000 is not published/);
  expect((await portal.portico('nonsense')).code).toBe(1);
  expect((await portal.portico('publish', 'news', '--check')).output.trim()).toMatch(/\nnews@[0-9a-f]{12}$/);
  expect((await portal.portico('doctor')).code).toBe(0);
});
