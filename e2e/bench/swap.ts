import { request } from 'node:http';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { variantBuild } from '../tests/variant-build.ts';
import { openStreams } from './streams.ts';
import { type Measured, measureInTab } from './swap-in-tab.ts';
import { table } from './table.ts';

const streams = 2_000;
const promotions = 5;
const publishers = 10;
/** Requests a second, and for how long, while builds are swapped. */
const load = { perSecond: 200, seconds: 15 };
/** ms from the operator's command to the last hundredth of the tabs. */
const maxPromotionMs = 2_000;

/** `pnpm bench swap`: what the registry does while many look on. False where a number is missed. */
export async function measureSwap(): Promise<boolean> {
  const portal = await startPortal({ PORTICO_RATE_SCALE: '100000' });
  const builds = Array.from({ length: publishers + 1 }, (_, index) => variantBuild('news', 0xb00 + index));
  try {
    const distinct = builds.slice(1);
    const numbers = [
      await measurePublishers(portal, distinct),
      ...(await measureInTab(
        portal.url(),
        distinct.map(({ buildId }) => buildId),
        (build) => activate(portal, build),
      )),
      await measurePromotion(portal),
      await measureModules(portal),
      await measureLoad(portal),
    ];
    const rows = numbers.map(({ name, found, wanted, holds }) => [name, found, wanted, holds ? 'holds' : 'MISSED']);
    console.log(table([['NUMBER', 'FOUND', 'WANTED', ''], ...rows]));
    return numbers.every(({ holds }) => holds);
  } finally {
    for (const build of builds) build.remove();
    await portal.stop();
  }
}

type Build = ReturnType<typeof variantBuild>;
const name = (build: { buildId: string }) => `news@${build.buildId}`;

/** Each publishes and activates its own build at the same time; each must have a revision of its own. */
async function measurePublishers(portal: RunningPortal, builds: readonly Build[]): Promise<Measured> {
  const before = (await askRegistry(portal, '/registry/plan')).revision as number;
  const outcomes = await Promise.all(
    builds.map(async (build) => {
      const published = await portal.portico('publish', build.folder);
      const activated = await portal.portico('activate', name(build));
      return { code: published.code + activated.code, revision: Number(/revision (\d+)/.exec(activated.output)?.[1]) };
    }),
  );
  const revisions = outcomes.map(({ revision }) => revision).sort((a, b) => a - b);
  const isWhole = revisions.every((revision, index) => revision === before + 1 + index) && outcomes.every(({ code }) => code === 0);
  return {
    name: `${builds.length} publishers at once`,
    found: isWhole ? 'each its own revision' : revisions.join(' '),
    wanted: 'no lost revision',
    holds: isWhole,
  };
}

/** From the operator's request to the event in each of the open streams. */
async function measurePromotion(portal: RunningPortal): Promise<Measured> {
  const [first, second] = await lastTwo(portal);
  const opened = await openStreams(portal.url(), streams);
  const times: number[] = [];
  for (let index = 0; index < promotions; index += 1) {
    const began = performance.now();
    const { revision } = await activate(portal, index % 2 ? first : second);
    times.push(...(await opened.heard(revision)).map((at) => at - began));
  }
  opened.close();
  return informed('promote', times);
}

/** From a school's switch of a module to the event in each of the open streams. */
async function measureModules(portal: RunningPortal): Promise<Measured> {
  const opened = await openStreams(portal.url(), streams);
  const times: number[] = [];
  for (let nth = 1; nth <= promotions; nth += 1) {
    const began = performance.now();
    await askRegistry(portal, '/ops/modules', { sign: 'news', school: '10001', state: nth % 2 ? 'off' : 'on' });
    times.push(...(await opened.heardOfModules(nth)).map((at) => at - began));
  }
  opened.close();
  await askRegistry(portal, '/ops/modules', { sign: 'news', school: '10001', state: 'on' });
  return informed('module', times);
}

function informed(what: string, times: number[]): Measured {
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    name: `${what} → ${streams} open tabs informed`,
    found: `median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${times.length}`,
    wanted: `p99 ≤ ${maxPromotionMs} ms`,
    holds: times.length === streams * promotions && p99 <= maxPromotionMs,
  };
}

/** Files of the old and of the new build, asked for at a steady rate while one replaces the other twice a second. */
async function measureLoad(portal: RunningPortal): Promise<Measured> {
  const both = await lastTwo(portal);
  const addresses: string[] = [];
  for (const build of both) {
    await activate(portal, build);
    const plan = (await askRegistry(portal, '/registry/plan')) as {
      areas: { area: string; base: string; files: Record<string, string> }[];
    };
    const news = plan.areas.find(({ area }) => area === 'news');
    addresses.push(...Object.keys(news?.files ?? {}).map((file) => `${portal.url()}${news?.base}${file}`));
  }
  const statuses = new Map<number, number>();
  const asked: Promise<void>[] = [];
  const total = load.perSecond * load.seconds;
  const began = performance.now();
  for (let index = 0; index < total; index += 1) {
    const wait = began + (index * 1_000) / load.perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    asked.push(
      statusOf(addresses[index % addresses.length] ?? '').then((status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)),
    );
    if (index % (load.perSecond / 2) === 0)
      asked.push(activate(portal, both[(index / (load.perSecond / 2)) % 2 ? 1 : 0]).then(() => undefined));
  }
  await Promise.all(asked);
  const rate = total / ((performance.now() - began) / 1_000);
  return {
    name: 'swaps under load',
    found: `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')} at ${rate.toFixed(0)}/s`,
    wanted: `${total} × 200 at ${load.perSecond}/s`,
    holds: statuses.get(200) === total && rate >= load.perSecond * 0.95,
  };
}

async function lastTwo(portal: RunningPortal): Promise<[string, string]> {
  const { releases } = (await askRegistry(portal, '/registry/releases')) as { releases: { area: string; buildId: string }[] };
  const [first, second] = releases.filter(({ area }) => area === 'news');
  if (!first || !second) throw new Error('There are no two builds of news.');
  return [first.buildId, second.buildId];
}

async function activate(portal: RunningPortal, buildId: string): Promise<{ revision: number }> {
  return (await askRegistry(portal, '/registry/activations', { area: 'news', buildId })) as unknown as { revision: number };
}

async function askRegistry(portal: RunningPortal, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(portal.url() + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${portal.token()}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** 0: no answer at all. */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
      response.resume();
    });
    asked.on('error', () => resolve(0));
    asked.end();
  });
}
