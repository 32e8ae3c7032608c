import type { Browser, BrowserContext } from '@playwright/test';
import type { FirstPage } from './painted.ts';
import { watchFirstPage } from './painted.ts';

/** Fast 4G and a processor four times slower than this one. */
export const slowdown = 4;
export const roundTrip = 165;
export const network = { offline: false, latency: roundTrip, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };

/** Who visits: with or without script, on which device, and with whose token. */
export interface Visitor {
  context: object;
  script: boolean;
  member?: string;
}

/** A browser that knows nothing yet. */
export async function newVisitor(browser: Browser, { context, script, member }: Visitor, at: string): Promise<BrowserContext> {
  const visitor = await browser.newContext({ ...context, locale: 'zh-CN' });
  await visitor.addInitScript(watchFirstPage(script));
  if (member) await visitor.addCookies([{ name: 'token', value: member, url: at }]);
  return visitor;
}

/** Opens an address on the slow machine and network and waits until the page is in hand. */
export async function visitSlowly(visitor: BrowserContext, url: string): Promise<FirstPage> {
  const page = await visitor.newPage();
  const devtools = await visitor.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(() => (window as unknown as { firstPage: Promise<FirstPage> }).firstPage);
  await page.waitForLoadState('networkidle');
  await page.close();
  return seen;
}
