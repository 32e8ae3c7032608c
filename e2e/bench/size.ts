import { type Browser, chromium } from '@playwright/test';
import { startPortal } from '@portico/testing/portal';
import { desktop, launchOptions, phone } from '../browser.ts';
import { measureConsole } from './console-size.ts';
import { table } from './table.ts';

/** First visits of a guest. Bytes of JavaScript as they travel (brotli), and requests before the page's own pictures. */
const home = '[data-area="home"] [data-template]';
const budgets = {
  desktop: { context: desktop, path: '/home', ready: home, javascript: 220_000, requests: 12 },
  mobile: { context: phone, path: '/mobile/home', ready: home, javascript: 180_000, requests: 12 },
  login: { context: desktop, path: '/login', ready: '#password', javascript: 150_000, requests: 12 },
  'login on a phone': { context: phone, path: '/login', ready: '#password', javascript: 150_000, requests: 12 },
} as const;

interface Part {
  path: string;
  type: string;
  bytes: number;
  /** Milliseconds since 1970. */
  start: number;
}
interface Loaded extends Part {
  /** Asked for when the page already stood: fonts, the visit's count, the guest's session. */
  later: boolean;
}

/** Prints what each part of the first route costs. False where a budget is exceeded. */
export async function measureSize(): Promise<boolean> {
  const portal = await startPortal();
  const browser = await chromium.launch(launchOptions);
  try {
    let kept = true;
    for (const [device, budget] of Object.entries(budgets)) {
      const loaded = await firstVisit(browser, { url: portal.url() + budget.path, context: budget.context, ready: budget.ready });
      const scripts = loaded.filter(({ type }) => type === 'script');
      const javascript = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      const requests = loaded.filter(({ later }) => !later).length;
      const fits = javascript <= budget.javascript && requests <= budget.requests;
      kept &&= fits;
      const rows = loaded.map(({ path, type, bytes, later }) => [path, type, kilobytes(bytes), later ? 'later' : '']);
      const sum = [
        `${device}: ${requests} requests (budget ${budget.requests}), JavaScript ${kilobytes(javascript)} (budget ${kilobytes(budget.javascript)})`,
        fits ? 'fits' : 'TOO MUCH',
      ];
      console.log(`${table([['PART', 'KIND', 'BROTLI', ''], ...rows])}\n${sum.join(': ')}\n`);
    }
    return (await measureConsole(browser, portal.url())) && kept;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Everything that a first visit loads, pictures and the open event stream aside. */
async function firstVisit(browser: Browser, { url, context, ready }: { url: string; context: object; ready: string }): Promise<Loaded[]> {
  const visitor = await browser.newContext(context);
  const page = await visitor.newPage();
  const loaded: Promise<Part>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const path = new URL(response.url()).pathname;
    if (type === 'eventsource' || isPicture(path, type) || response.status() >= 300) return;
    loaded.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => ({ path, type, bytes: responseBodySize, start: response.request().timing().startTime })),
    );
  });
  await page.addInitScript(noteHydration);
  await page.goto(url);
  await page.locator(ready).waitFor();
  await page.waitForLoadState('networkidle');
  const hydratedAt = await page.evaluate(() => (window as unknown as { hydratedAt: number }).hydratedAt);
  const all = await Promise.all(loaded).then((parts) => parts.map((part) => ({ ...part, later: part.start > hydratedAt })));
  await visitor.close();
  return all;
}

/** Records when the shell has hydrated the page. */
const noteHydration = `new MutationObserver((_changes, observer) => {
  if (!document.documentElement.dataset.live) return;
  observer.disconnect();
  window.hydratedAt = Date.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] })`;

/** Pictures of areas and frame, in elements or as masks of stylesheets. */
const isPicture = (path: string, type: string) => type === 'image' || type === 'media' || /\.(svg|png|webp|jpg|ico)$/.test(path);

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
