import type { CDPSession, Page } from '@playwright/test';
import { areaOf, drawn, expect, test } from './portal-test.ts';
import { linksHydrated } from './server-page.ts';

for (const [width, mode, path] of [
  [899, 'mobile', '/mobile/home'],
  [900, 'mobile', '/mobile/home'],
  [901, 'desktop', '/home'],
] as const)
  test(`V3 · ${width} px is ${mode}`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${portal.url()}/home`);
    await expect(page).toHaveURL(portal.url() + path);
    await expect(page.locator('html')).toHaveAttribute('data-viewport', mode);
  });

test('V4 · V5 · V6 · a window that is made narrow and wide again changes the page and stays steady', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await expect(page.locator('html')).toHaveAttribute('data-viewport', 'desktop');
  await page.setViewportSize({ width: 880, height: 800 });
  await expect(page).toHaveURL(/\/mobile\/home$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page).toHaveURL(/:\d+\/home$/);
  await expect(page.locator('[data-layout="default"]')).toBeVisible();
});

test('V7 · a desktop keeps the root font of its browser and zooms by a variable', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${portal.url()}/home`);
  const facts = await page.evaluate(() => ({
    inline: document.documentElement.style.fontSize,
    zoom: getComputedStyle(document.documentElement).getPropertyValue('--page-zoom').trim(),
    bridge: document.querySelectorAll('script[src*="CXJSBridge"]').length,
  }));
  expect(facts).toEqual({ inline: '', zoom: '1', bridge: 0 });
});

test('V9 · the visitor’s own zoom changes no mode, and no text falls under 12 px', async ({ page, portal }) => {
  for (const width of [901, 1280, 1366, 1536, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.url()}/home`);
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    const small = await page.evaluate(() => {
      const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--page-zoom')) || 1;
      const texts = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
      return texts
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .map((element) => ({
          size: Number.parseFloat(getComputedStyle(element).fontSize) * zoom,
          text: element.textContent?.trim().slice(0, 20),
        }))
        .filter(({ size }) => size < 11.9);
    });
    expect(small, `at ${width} px`).toEqual([]);
  }
});

test('the labels of the tab bar are at least 11 px on the narrowest phones', async ({ page, portal }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${portal.url()}/mobile/home`);
    const labels = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
    await expect(labels.first()).toBeVisible();
    const sizes = await labels.evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
    expect(Math.min(...sizes), `at ${width} px`).toBeGreaterThanOrEqual(11);
  }
});

test('V6 · the mode is decided again two seconds after a resize, not before', async ({ page, portal }) => {
  await page.clock.install();
  await page.goto(`${portal.url()}/home`);
  await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
  // The page stands before it follows the window.
  await linksHydrated(page, '[data-layout] > header');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 800, height: 800 });
  await page.waitForFunction(() => innerWidth === 800);
  await drawn(page);
  await page.clock.runFor(1_900);
  await expect(page.locator('html')).toHaveAttribute('data-viewport', 'desktop');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page.locator('html')).toHaveAttribute('data-viewport', 'mobile');
  await expect(page).toHaveURL(/\/mobile\/home$/);
});

const usedHeap = async (session: CDPSession): Promise<number> => {
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
};
async function changeModes(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const narrow = i % 2 === 0;
    await page.setViewportSize({ width: narrow ? 600 : 1280, height: 800 });
    await page.waitForFunction((wanted) => innerWidth === wanted, narrow ? 600 : 1280);
    await page.clock.runFor(2_100);
    await expect(page.locator(narrow ? '[data-layout="mobile"]' : '[data-layout="default"]')).toHaveCount(1);
  }
}

test('V6 · a hundred changes of mode leave no heap behind', async ({ page, portal }) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await page.goto(`${portal.url()}/home`);
  await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // Both frames, both entry points and their answers come once.
  await changeModes(page, 20);
  const before = await usedHeap(session);
  await changeModes(page, 100);
  const grown = (await usedHeap(session)) - before;
  expect(grown / 1024 / 1024, 'MB').toBeLessThan(1);
});
