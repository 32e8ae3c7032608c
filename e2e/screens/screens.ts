import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { launchOptions, phone } from '../browser.ts';
import { signIn } from '../tests/portal-test.ts';
import { shootGallery } from './gallery.ts';

const out = join(import.meta.dirname, 'out');
const widths = [1600, 1366, 375] as const;
const schools = ['', 'workbench'] as const;
const themes = ['light', 'dark'] as const;
const pages = { home: ['/home', '/mobile/home'], news: ['/news', '/mobile/news'] } as const;

interface Shot {
  width: (typeof widths)[number];
  school: (typeof schools)[number];
  theme: (typeof themes)[number];
  member: boolean;
}

/** `pnpm screens`: pictures of the first pages and of the components' gallery to look at, in e2e/screens/out. */
async function main(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const portal = await startPortal();
  const browser = await chromium.launch(launchOptions);
  try {
    for (const school of schools)
      for (const theme of themes)
        for (const member of [false, true]) for (const width of widths) await shoot({ portal, browser }, { school, theme, member, width });
    await shootGallery(browser, out);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function shoot(
  { portal, browser }: { portal: RunningPortal; browser: Browser },
  { school, theme, member, width }: Shot,
): Promise<void> {
  const mobile = width === 375;
  const device = mobile ? phone : { viewport: { width, height: 900 } };
  const context = await browser.newContext({ ...device, colorScheme: theme, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const at = portal.url(school || undefined);
  if (member) await signIn(page, { at });
  for (const [name, [wide, narrow]] of Object.entries(pages)) {
    await page.setViewportSize(device.viewport);
    await page.goto(at + (mobile ? narrow : wide));
    await page.locator('[data-area]').first().waitFor();
    // Blocks load as they come near: walk down once, so that a picture of the whole page shows them all.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    const file = [name, width, school || 'localhost', theme, member ? 'member' : 'guest'].join('-');
    // Playwright's own full page measures a zoomed body by its inner size; a window as high as the page does not.
    const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(out, `${file}.png`) });
    console.log(`${file}.png`);
  }
  await context.close();
}

await main();
