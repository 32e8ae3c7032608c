import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { areaOf, expect, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

const warm = 10;
const measured = 100;

interface Held {
  heap: number;
  listeners: number;
  styles: number;
  instances: number;
  reacts: number;
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  // Builds that were replaced are freed some seconds later.
  await page.waitForTimeout(6_500);
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = (await session.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  const inPage = await page.evaluate(() => {
    const federation = (
      globalThis as unknown as { __FEDERATION__?: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, object>> }[] } }
    ).__FEDERATION__;
    return {
      styles: document.querySelectorAll('link[rel="stylesheet"]').length,
      instances: federation?.__INSTANCES__.length ?? 0,
      reacts: Object.keys(federation?.__INSTANCES__[0]?.shareScopeMap.default?.react ?? {}).length,
    };
  });
  return { heap: usedSize, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0, ...inPage };
}

/** Publishes distinct builds. */
async function publish(portal: RunningPortal, count: number): Promise<string[]> {
  const builds = Array.from({ length: count }, (_, index) => variantBuild('news', 0x1000 + index));
  const { code, output } = await portal.portico('publish', ...builds.map(({ folder }) => folder));
  for (const built of builds) built.remove();
  expect(code, output).toBe(0);
  return builds.map(({ buildId }) => buildId).sort();
}

test('X3 · a hundred swaps of distinct builds in one tab: quick, silent, and nothing stays behind', async ({ page }) => {
  // Each of the builds is rendered at the gate, in a process of its own.
  test.setTimeout(900_000);
  const portal = await startPortal();
  try {
    const builds = await publish(portal, warm + measured);
    const token = readFileSync(join(portal.dataDirectory, 'ops-token'), 'utf8').trim();
    const failed: string[] = [];
    page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
    page.on('requestfailed', (request) => failed.push(`failed ${request.url()}`));
    const following = page.waitForRequest(/\/live$/);
    await page.goto(`${portal.url()}/news`);
    const first = (await areaOf(page, 'news').getAttribute('data-build')) ?? '';
    await following;
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');

    const swapTo = async (buildId: string) => {
      const answer = await page.request.post(`${portal.url()}/registry/activations`, {
        data: { area: 'news', buildId },
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status()).toBe(200);
      await page.waitForFunction((build) => document.querySelector('[data-area="news"]')?.getAttribute('data-build') === build, buildId);
    };
    for (const build of builds.slice(0, warm)) await swapTo(build);
    const before = await held(page, session);
    for (const build of builds.slice(warm)) await swapTo(build);
    const after = await held(page, session);

    await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
    expect(failed).toEqual([]);
    expect({ ...after, heap: 0 }).toEqual({ ...before, heap: 0 });
    expect(after.reacts).toBe(1);
    const source = sourceSize();
    const grown = (after.heap - before.heap) / measured / 1024;
    expect(grown - source, `kB a swap beyond the ${source.toFixed(0)} kB of source text`).toBeLessThan(15);

    const times = await page.evaluate(() =>
      performance
        .getEntriesByType('measure')
        .filter(({ name }) => name.startsWith('portico.swap'))
        .map(({ duration }) => duration),
    );
    expect(times.length).toBeGreaterThanOrEqual(warm + measured);

    await test.step('back to the build before costs no request', async () => {
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/areas/') && asked.push(request.url()));
      await swapTo(builds.at(-2) ?? first);
      expect(asked).toEqual([]);
    });
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    test.info().annotations.push({ type: 'median swap', description: `${median.toFixed(0)} ms; heap ${grown.toFixed(1)} kB a swap` });
    console.log(`median swap ${median.toFixed(0)} ms, heap ${grown.toFixed(1)} kB a swap, source ${source.toFixed(1)} kB`);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});

/** kB of script that one build brings; the browser keeps the source text of what it has run. */
function sourceSize(): number {
  const dist = join(import.meta.dirname, '../../remotes/news/dist');
  const release = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as {
    entry: string;
    files: Record<string, string>;
    entryPoints: { desktop: { scripts: string[] } };
  };
  const page = Object.keys(release.files).filter((file) => /^desktop\.list\..*js$/.test(file));
  const scripts = [release.entry, ...release.entryPoints.desktop.scripts, ...page];
  return scripts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0) / 1024;
}
