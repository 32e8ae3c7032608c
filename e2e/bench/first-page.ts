import type { Browser, BrowserContext } from '@playwright/test';
import { desktop, phone } from '../browser.ts';
import { anArticle } from './an-article.ts';
import type { Variant } from './one-bundle/serve.ts';
import { watchFirstPage } from './painted.ts';
import { median, table } from './table.ts';

const rounds = 5;
/** Fast 4G and a processor four times slower than this one. */
const network = { offline: false, latency: 165, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };
const slowdown = 4;
const limits = { toStatic: 1.1, toTricks: 1, warmToLazy: 0.45 };

type Measured = 'portal' | Variant;
const variants: readonly Measured[] = ['portal', 'static', 'tricks', 'lazy'];
interface Sample {
  /** ms until the largest part is painted: of the first visit, and of the second one. */
  largest: number;
  warm: number;
  /** ms until React has the page in hand. */
  hands: number;
}

/** Guests' first pages against the same page without script, and against one bundle with and without every trick. */
export async function measureFirstPages(browser: Browser, { portal, bundle }: { portal: string; bundle: string }): Promise<boolean> {
  const article = await anArticle(portal);
  let kept = true;
  for (const [device, context] of Object.entries({ desktop, phone })) {
    const prefix = device === 'phone' ? '/mobile' : '';
    for (const [name, path] of Object.entries({ home: `${prefix}/home`, article: prefix + article })) {
      const samples: Record<Measured, Sample[]> = { portal: [], static: [], tricks: [], lazy: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const variant of variants) {
          const url = variant === 'portal' ? portal + path : `${bundle}${path}?variant=${variant}`;
          samples[variant].push(await measure(browser, { url, context, script: variant !== 'static' }));
        }
      kept = report(`${name}, ${device}`, samples) && kept;
    }
  }
  return kept;
}

interface Visit {
  url: string;
  context: object;
  script: boolean;
}

async function measure(browser: Browser, visit: Visit): Promise<Sample> {
  const visitor = await browser.newContext({ ...visit.context, locale: 'zh-CN' });
  await visitor.addInitScript(watchFirstPage(visit.script));
  const cold = await once(visitor, visit.url);
  const warm = await once(visitor, visit.url);
  await visitor.close();
  return { ...cold, warm: warm.largest };
}

async function once(visitor: BrowserContext, url: string): Promise<{ largest: number; hands: number }> {
  const page = await visitor.newPage();
  const devtools = await visitor.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(() => (window as unknown as { firstPage: Promise<{ largest: number; hands: number }> }).firstPage);
  await page.waitForLoadState('networkidle');
  await page.close();
  return seen;
}

function report(what: string, samples: Record<Measured, Sample[]>): boolean {
  const middle = (variant: Measured, figure: keyof Sample) => median(samples[variant].map((sample) => sample[figure]));
  const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
  const rows = variants.map((variant) => [
    variant,
    ...(['largest', 'hands', 'warm'] as const).map((figure) => ms(middle(variant, figure))),
  ]);
  console.log(table([[`${what.toUpperCase()}, MS`, 'LARGEST PAINT', 'IN HANDS', 'WARM'], ...rows]));
  const ratios = {
    toStatic: middle('portal', 'largest') / middle('static', 'largest'),
    toTricks: middle('portal', 'hands') / middle('tricks', 'hands'),
    warmToLazy: middle('portal', 'warm') / middle('lazy', 'warm'),
  };
  const says = {
    toStatic: 'largest paint to the static page',
    toTricks: 'in hands to one bundle with every trick',
    warmToLazy: 'warm to the lazy bundle',
  };
  for (const [name, ratio] of Object.entries(ratios) as [keyof typeof limits, number][])
    console.log(`${ratio <= limits[name] ? '✓' : '✗'} ${says[name]}: ${ratio.toFixed(2)} (limit ${limits[name]})`);
  console.log('');
  return (Object.keys(ratios) as (keyof typeof limits)[]).every((name) => ratios[name] <= limits[name]);
}
