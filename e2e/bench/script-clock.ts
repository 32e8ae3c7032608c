import type { Page } from '@playwright/test';
import { slowdown } from './slow-visit.ts';

/** Measures ms of script, on a processor that is `slowdown` times slower, until the page is idle again. */
export async function scriptClock(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(slowdown);
  const script = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
  };
  return {
    async spent(act: () => Promise<unknown>): Promise<number> {
      const before = await script();
      await act();
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      return (await script()) - before;
    },
    /** The processor is as fast as it is again. */
    end: () => slow(1),
  };
}
