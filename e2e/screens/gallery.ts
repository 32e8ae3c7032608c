import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '@portico/testing/free-port';
import { phone } from '../browser.ts';

const colours = ['#007aff', '#b3212a', '#0f7b6c', '#f0a500', '#00b4d8', '#67c23a', '#5b2d8e'];
const development = join(import.meta.dirname, '../../packages/cli/src/dev.ts');
const startsWithinMs = 180_000;

/** Pictures of the components' gallery: each mode on each device, and each school's colour. */
export async function shootGallery(browser: Browser, out: string): Promise<void> {
  const portal = await developmentPortal();
  try {
    for (const device of ['desktop', 'mobile'])
      for (const theme of ['light', 'dark'])
        for (const mode of ['standard', 'elder']) await shoot(browser, { at: portal.at, out, look: { device, theme, mode } });
    for (const colour of colours)
      await shoot(browser, { at: portal.at, out, look: { device: 'desktop', theme: 'light', mode: 'standard', colour } });
  } finally {
    await portal.stop();
  }
}

async function shoot(
  browser: Browser,
  { at, out, look }: { at: string; out: string; look: { device: string; theme: string; mode: string; colour?: string } },
): Promise<void> {
  const context = await browser.newContext(look.device === 'mobile' ? phone : { viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${at}/dev/ui?${new URLSearchParams(look)}`);
  await page.getByRole('heading', { name: '@portico/ui' }).waitFor();
  // A pointer near each control fetches its code.
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-control="plain"]'))
      control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForLoadState('networkidle');
  const file = `gallery-${Object.values(look).join('-').replace('#', '')}.png`;
  await page.screenshot({ path: join(out, file), fullPage: true });
  console.log(file);
  await context.close();
}

/** `npm run dev` on a port and in a data directory of its own, once it serves. */
async function developmentPortal(): Promise<{ at: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'portico-gallery-'));
  const child = spawn(process.execPath, [development], {
    env: { ...process.env, PORT: String(port), PORTICO_DATA: data, PORTICO_DEMO: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The development server did not start.')), startsWithinMs);
    child.stdout.on('data', (part: Buffer) => {
      if (!String(part).includes('Portico is ready')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    at: `http://localhost:${port}`,
    stop: async () => {
      child.kill();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
