import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { desktop } from '../browser.ts';
import { enterAs } from '../tests/portal-test.ts';
import { table } from './table.ts';

/** Bytes, gzip: what the console's first page loads beyond the shell and Arco's shared copy. */
const budget = 60_000;

/** Prints what the console's own files cost on its first load, for a person with every right. False above the budget. */
export async function measureConsole(browser: Browser, portal: string): Promise<boolean> {
  const visitor = await browser.newContext(desktop);
  const page = await visitor.newPage();
  const loaded: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.includes('/areas/console/') || !/\.(js|css)$/.test(path) || response.status() >= 300) return;
    loaded.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await enterAs(page, { at: portal, account: 'T10001' });
  await page.goto(`${portal}/console`);
  await page.getByRole('region', { name: '情况' }).waitFor();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loaded);
  await visitor.close();
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const fits = files.length > 0 && sum <= budget;
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  console.log(table([['PART', 'GZIP'], ...files.map(({ path, bytes }) => [path, kilobytes(bytes)])]));
  console.log(`console: ${kilobytes(sum)} (budget ${kilobytes(budget)}): ${fits ? 'fits' : 'TOO MUCH'}\n`);
  return fits;
}
