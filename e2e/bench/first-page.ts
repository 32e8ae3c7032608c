import type { Browser } from '@playwright/test';
import { desktop, phone } from '../browser.ts';
import { anArticle } from './an-article.ts';
import type { Variant } from './one-bundle/serve.ts';
import { newVisitor, visitSlowly } from './slow-visit.ts';
import { median, table } from './table.ts';

const rounds = 9;
const limits = { toStatic: 1.1, toTricks: 0.7, warmToLazy: 0.4, shift: 0.02 };

type Measured = 'portal' | Variant;
const variants: readonly Measured[] = ['portal', 'static', 'tricks', 'lazy'];
interface Sample {
  /** ms until the largest part is painted: of the first visit, and of the second one. */
  largest: number;
  warm: number;
  /** ms until React has the page in hand. */
  hands: number;
  shift: number;
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
          samples[variant].push(await measure(browser, { url, context, variant }));
        }
      kept = report(`${name}, ${device}`, samples) && kept;
    }
  }
  return kept;
}

/** A second visit only of what the warm limit compares. */
async function measure(browser: Browser, { url, context, variant }: { url: string; context: object; variant: Measured }): Promise<Sample> {
  const visitor = await newVisitor(browser, { context, script: variant !== 'static' }, url);
  const cold = await visitSlowly(visitor, url);
  const comesAgain = variant === 'portal' || variant === 'lazy';
  const warm = comesAgain ? (await visitSlowly(visitor, url)).largest : Number.NaN;
  await visitor.close();
  return { ...cold, warm };
}

function report(what: string, samples: Record<Measured, Sample[]>): boolean {
  const middle = (variant: Measured, figure: keyof Sample) => median(samples[variant].map((sample) => sample[figure]));
  const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
  const rows = variants.map((variant) => [
    variant,
    ...(['largest', 'hands', 'warm'] as const).map((figure) => ms(middle(variant, figure))),
    middle(variant, 'shift').toFixed(3),
  ]);
  console.log(table([[`${what.toUpperCase()}, MS`, 'LARGEST PAINT', 'IN HANDS', 'WARM', 'SHIFT'], ...rows]));
  const ratios = {
    toStatic: middle('portal', 'largest') / middle('static', 'largest'),
    toTricks: middle('portal', 'hands') / middle('tricks', 'hands'),
    warmToLazy: middle('portal', 'warm') / middle('lazy', 'warm'),
    shift: Math.max(...samples.portal.map(({ shift }) => shift)),
  };
  const says = {
    toStatic: 'largest paint to the static page',
    toTricks: 'in hands to one bundle with every trick',
    warmToLazy: 'warm to the lazy bundle',
    shift: 'largest layout shift of all visits',
  };
  for (const [name, ratio] of Object.entries(ratios) as [keyof typeof limits, number][])
    console.log(`${ratio <= limits[name] ? '✓' : '✗'} ${says[name]}: ${ratio.toFixed(3)} (limit ${limits[name]})`);
  console.log('');
  return (Object.keys(ratios) as (keyof typeof limits)[]).every((name) => ratios[name] <= limits[name]);
}
