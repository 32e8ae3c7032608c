import { expect, story } from './story.ts';

for (const [width, mode, path] of [
  [899, 'mobile', '/mobile/home'],
  [900, 'mobile', '/mobile/home'],
  [901, 'desktop', '/home'],
] as const)
  story(`V3 · ${width} px is ${mode}`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${portal.url()}/home`);
    await expect(page).toHaveURL(portal.url() + path);
    await expect(page.locator('html')).toHaveAttribute('data-viewport', mode);
  });

story('V4 · V5 · V6 · a window that is made narrow and wide again changes the page and stays steady', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await expect(page.locator('html')).toHaveAttribute('data-viewport', 'desktop');
  await page.setViewportSize({ width: 880, height: 800 });
  await expect(page).toHaveURL(/\/mobile\/home$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page).toHaveURL(/:\d+\/home$/);
  await expect(page.locator('[data-layout="default"]')).toBeVisible();
});

story('V7 · a desktop keeps the root font of its browser and zooms by a variable', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${portal.url()}/home`);
  const facts = await page.evaluate(() => ({
    inline: document.documentElement.style.fontSize,
    zoom: getComputedStyle(document.documentElement).getPropertyValue('--page-zoom').trim(),
    bridge: document.querySelectorAll('script[src*="CXJSBridge"]').length,
  }));
  expect(facts).toEqual({ inline: '', zoom: '1', bridge: 0 });
});
