import { type Browser, type BrowserContextOptions, expect } from '@playwright/test';

/** How a page arrived. */
export interface Arrival {
  /** Of all that stood on screen, how much was moved. */
  shift: number;
  /** Layouts after the first paint, and the most objects that one of them laid out. */
  layouts: number;
  laidOut: number;
  /** Processor time in ms of the longest task after the first paint that runs our code, and of the longest layout. */
  longestScript: number;
  longestLayout: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What the processor spent on it; what else this machine does is not in it. */
  tdur?: number;
  args?: { beginData?: { dirtyObjects?: number; totalObjects?: number } };
}

/** Arrives at an address for the first time with a processor four times slower, and waits until nothing comes any more. */
export async function arriveSlowly(browser: Browser, device: BrowserContextOptions, address: string): Promise<Arrival> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    // A machine without a serif font of its own: the slices come, late.
    Object.assign(window, {
      FontFace: class extends FontFace {
        override load = () => Promise.reject(new Error('no such font'));
      },
    });
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] });
  await page.goto(address);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.locator('[data-area="home"] [data-template]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  await context.close();
  return { shift, ...workAfterPaint(traceEvents) };
}

function workAfterPaint(events: readonly TraceEvent[]): Omit<Arrival, 'shift'> {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted.');
  const here = events.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts);
  const layouts = here.filter(({ name }) => name === 'Layout');
  const work = { layouts: layouts.length, laidOut: 0, longestScript: 0, longestLayout: 0 };
  for (const { args } of layouts) work.laidOut = Math.max(work.laidOut, args?.beginData?.dirtyObjects ?? 0);
  for (const { name, ts, dur = 0, tdur = 0 } of here) {
    if (name !== 'RunTask') continue;
    const laid = layouts.filter((event) => event.ts >= ts && event.ts < ts + dur);
    const isLayout = laid.reduce((sum, event) => sum + (event.dur ?? 0), 0) > dur / 2;
    const kind = isLayout ? 'longestLayout' : 'longestScript';
    work[kind] = Math.max(work[kind], tdur / 1_000);
  }
  return work;
}
