import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startPortal } from '@portico/testing/portal';
import { desktop, launchOptions } from '../browser.ts';
import { aMember } from './a-member.ts';
import { measureAreaPages } from './area-pages.ts';
import { measureFirstByte } from './first-byte.ts';
import { measureFirstPages } from './first-page.ts';
import { serveOneBundle } from './one-bundle/serve.ts';
import { measurePagesServed } from './pages-served.ts';
import { watchPaint } from './painted.ts';
import { network, roundTrip, slowdown } from './slow-visit.ts';
import { median, table } from './table.ts';

const rounds = 7;
/** Milliseconds of one round. */
interface Sample {
  cold: number;
  firstPaint: number;
  warm: number;
  announced: number;
  unannounced: number;
}
type Figure = keyof Sample;
const figures: readonly Figure[] = ['cold', 'firstPaint', 'warm', 'announced', 'unannounced'];

const limits = { coldRatio: 0.8, firstPaintRatio: 0.75, announcedRatio: 0.45, unannounced: 2 * roundTrip };

/**
 * Compares the portal with its own components built as one bundle with lazy routes, alternating. False if a limit is
 * missed.
 */
export async function measureLoad(): Promise<boolean> {
  // A slow machine must not turn the measured page into a frame without content.
  const portal = await startPortal({ PORTICO_RENDER_BUDGET: '1000' });
  const frames = await startPortal({ PORTICO_RENDER: 'browser' });
  const bundle = await serveOneBundle(portal.url(), frames.url());
  const browser = await chromium.launch(launchOptions);
  try {
    const samples: Record<'portal' | 'bundle', Sample[]> = { portal: [], bundle: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.portal.push(await measureOnce(browser, portal.url()));
      samples.bundle.push(await measureOnce(browser, bundle.url, '?variant=lazy'));
      process.stderr.write(`round ${round + 1} of ${rounds}\r`);
    }
    const switches = report(samples);
    const at = { portal: portal.url(), bundle: bundle.url };
    const firstPages = await measureFirstPages(browser, at);
    const areaPages = await measureAreaPages(browser, { ...at, member: await aMember(at.portal) });
    const firstByte = await measureFirstByte(at.portal);
    return (await measurePagesServed(portal)) && firstByte && areaPages && firstPages && switches;
  } finally {
    await browser.close();
    bundle.stop();
    await Promise.all([portal.stop(), frames.stop()]);
  }
}

async function measureOnce(browser: Browser, url: string, query = ''): Promise<Sample> {
  const first = await visitor(browser);
  const cold = await visit(first, url, query);
  const unannounced = await switchToNews(cold.page, false);
  await first.close();
  const second = await visitor(browser);
  const again = await visit(second, url, query);
  const announced = await switchToNews(again.page, true);
  const warm = await visit(second, url, query);
  await second.close();
  return { cold: cold.painted, firstPaint: cold.firstPaint, warm: warm.painted, announced, unannounced };
}

async function visitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ ...desktop, locale: 'zh-CN' });
  await context.addInitScript(watchPaint);
  return context;
}

async function visit(context: BrowserContext, url: string, query: string): Promise<{ page: Page; painted: number; firstPaint: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/home${query}`, { waitUntil: 'commit' });
  const painted = await page.evaluate(() => (window as unknown as { firstPaintedArea: Promise<number> }).firstPaintedArea);
  const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  await page.waitForLoadState('networkidle');
  return { page, painted, firstPaint };
}

/** From the click to the painted news page, in ms. Announced: the pointer rests on the link before. */
async function switchToNews(page: Page, announced: boolean): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: '新闻中心' }).first();
  if (announced) {
    await link.hover();
    await page.waitForTimeout(4 * roundTrip);
  }
  return link.evaluate(async (element) => {
    const began = performance.now();
    (element as HTMLElement).click();
    return (await (window as unknown as { paintedArea(area: string): Promise<number> }).paintedArea('news')) - began;
  });
}

function report(samples: Record<'portal' | 'bundle', Sample[]>): boolean {
  const middle = (variant: 'portal' | 'bundle', figure: Figure) => median(samples[variant].map((sample) => sample[figure]));
  const ratio = (figure: Figure) => middle('portal', figure) / middle('bundle', figure);
  const rows = figures.map((figure) => [
    figure,
    middle('portal', figure).toFixed(0),
    middle('bundle', figure).toFixed(0),
    ratio(figure).toFixed(2),
  ]);
  console.log(table([['MS, MEDIAN OF 7', 'PORTAL', 'ONE BUNDLE', 'RATIO'], ...rows]));
  const checks: [string, boolean][] = [
    [`cold ≤ ${limits.coldRatio} of one bundle`, ratio('cold') <= limits.coldRatio],
    [`first paint ≤ ${limits.firstPaintRatio} of one bundle`, ratio('firstPaint') <= limits.firstPaintRatio],
    [`announced switch ≤ ${limits.announcedRatio} of one bundle`, ratio('announced') <= limits.announcedRatio],
    [
      `unannounced switch within one round trip and its rendering (≤ ${limits.unannounced} ms)`,
      middle('portal', 'unannounced') <= limits.unannounced,
    ],
  ];
  for (const [what, kept] of checks) console.log(`${kept ? '✓' : '✗'} ${what}`);
  return checks.every(([, kept]) => kept);
}
