import { chromium, type Page } from '@playwright/test';
import { desktop, launchOptions } from '../browser.ts';
import { median } from './table.ts';

/** ms; what the issue of independent delivery promises on loopback. */
const limits = { swap: 100, back: 20, shown: 2_000 };
const ways = 10;

/** One line of a bench: what was found, what is wanted. */
export interface Measured {
  name: string;
  found: string;
  wanted: string;
  holds: boolean;
}

/**
 * Swaps an open tab to distinct builds one after the other, then back and forth between the last two: from the decision
 * until the build is on screen, and from the operator's command until a visitor sees it.
 */
export async function measureInTab(
  url: string,
  builds: readonly string[],
  activate: (build: string) => Promise<unknown>,
): Promise<Measured[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage(desktop);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/areas/') && asked.push(request.url()));
    const following = page.waitForRequest(/\/live$/);
    await page.goto(`${url}/news`);
    await following;
    const swapTo = async (build: string) => {
      const began = performance.now();
      await activate(build);
      await page.waitForFunction((wanted) => document.querySelector('[data-area="news"]')?.getAttribute('data-build') === wanted, build);
      const shown = performance.now() - began;
      // Until it counts as live, the next one would wait.
      await page.waitForTimeout(1_200);
      return shown;
    };
    const shown: number[] = [];
    for (const build of builds) shown.push(await swapTo(build));
    const swaps = await durations(page);
    const [last = '', before = ''] = [...builds].reverse();
    asked.length = 0;
    for (let index = 0; index < ways; index += 1) await swapTo(index % 2 ? last : before);
    const back = (await durations(page)).slice(swaps.length);
    const ms = (values: readonly number[]) => `median ${median(values).toFixed(0)} ms of ${values.length}`;
    return [
      {
        name: 'swap in a tab, decision → rendered',
        found: ms(swaps),
        wanted: `≤ ${limits.swap} ms`,
        holds: swaps.length === builds.length && median(swaps) <= limits.swap,
      },
      {
        name: 'back to a build that the tab still has',
        found: `${ms(back)}, ${asked.length} requests`,
        wanted: `≤ ${limits.back} ms, 0 requests`,
        holds: back.length === ways && median(back) <= limits.back && asked.length === 0,
      },
      {
        name: 'operator’s word → on a visitor’s screen',
        found: ms(shown),
        wanted: `≤ ${limits.shown} ms`,
        holds: median(shown) <= limits.shown,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** ms of each swap so far, as the shell measures them. */
const durations = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.startsWith('portico.swap news@'))
      .map(({ duration }) => duration),
  );
