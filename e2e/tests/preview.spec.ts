import { startPortal } from '@portico/testing/portal';
import { phone } from '../browser.ts';
import { areaOf, expect, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

test('X2 · a preview is visible in the browser that opened its link, says so on every page, and ends with rollback', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
  const build = variantBuild('news', 0xc1);
  try {
    expect((await portal.portico('publish', build.folder)).code).toBe(0);
    const activated = await portal.portico('activate', `news@${build.buildId}`, '--preview', 'spring');
    const link = /^http\S+\/\?preview=\S+\.\S+$/m.exec(activated.output)?.[0] ?? '';
    const bar = page.getByRole('complementary', { name: '预览' });

    await page.goto(link);
    await expect(page).not.toHaveURL(/preview=/);
    await page.goto(`${portal.url()}/news`);
    await expect(areaOf(page, 'news')).toHaveAttribute('data-build', build.buildId);
    await expect(bar).toContainText('spring');
    await page.screenshot({ path: test.info().outputPath('preview-desktop.png') });

    await test.step('the server renders each with its own build', async () => {
      const mine = await (await page.request.get(`${portal.url()}/news`)).text();
      expect(mine).toMatch(new RegExp(`data-area="news" data-build="${build.buildId}"[^]*"rendered":\\["news@${build.buildId}"`));
      const others = await fetch(`${portal.url()}/news`);
      expect(await others.text()).not.toContain(build.buildId);
      expect(others.headers.get('cache-control')).toMatch(/^public/);
      const answer = await page.request.get(`${portal.url()}/news`);
      expect(answer.headers()['cache-control'], 'a preview is for nobody else').toBe('private, no-cache');
    });
    await test.step('nobody else sees it', async () => {
      const other = await browser.newPage();
      await other.goto(`${portal.url()}/news`);
      await expect(areaOf(other, 'news')).not.toHaveAttribute('data-build', build.buildId);
      await expect(other.getByRole('complementary', { name: '预览' })).toHaveCount(0);
      await other.close();
    });
    await test.step('on a phone the bar leaves the tab bar free', async () => {
      const mobile = await browser.newContext(phone);
      const small = await mobile.newPage();
      await small.goto(link);
      await small.goto(`${portal.url()}/mobile/news`);
      const own = await small.getByRole('complementary', { name: '预览' }).boundingBox();
      const tabs = await small.getByRole('navigation').last().boundingBox();
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
      await small.screenshot({ path: test.info().outputPath('preview-phone.png') });
      await mobile.close();
    });
    await test.step('leaving it shows what everyone sees', async () => {
      await bar.getByRole('link', { name: '退出预览' }).click();
      await page.waitForURL((url) => url.pathname !== '/news');
      await page.goto(`${portal.url()}/news`);
      await expect(areaOf(page, 'news')).not.toHaveAttribute('data-build', build.buildId);
      await expect(bar).toHaveCount(0);
    });
    // An open tab would rightly say that its event stream is gone.
    await page.goto('about:blank');
  } finally {
    build.remove();
    await portal.stop();
  }
});
