import type { RunningPortal } from '@portico/testing/portal';
import autocannon from 'autocannon';
import { variantBuild } from '../tests/variant-build.ts';
import { aMember } from './a-member.ts';
import { anArticle } from './an-article.ts';
import type { Measured } from './swap-in-tab.ts';
import { table } from './table.ts';

const seconds = 6;
const activations = 100;
const limits = { guest: 1_500, member: 300, p99: 30, memory: 1.3 };

/** How many pages one core serves, and what a hundred activations under traffic do to them. */
export async function measurePagesServed(portal: RunningPortal): Promise<boolean> {
  const article = await anArticle(portal.url());
  const member = { cookie: `token=${await aMember(portal.url())}` };
  const numbers = [
    await measureRate(portal, { name: 'guest home, from memory', path: '/home', least: limits.guest }),
    await measureRate(portal, { name: 'guest article, from memory', path: article, least: limits.guest }),
    await measureRate(portal, { name: 'member article', path: article, headers: member, least: limits.member }),
    await measureRate(portal, { name: 'member home', path: '/home', headers: member, least: limits.member }),
    await measureActivations(portal),
  ];
  const rows = numbers.map(({ name, found, wanted, holds }) => [name, found, wanted, holds ? 'holds' : 'MISSED']);
  console.log(table([['PAGES SERVED', 'FOUND', 'WANTED', ''], ...rows]));
  return numbers.every(({ holds }) => holds);
}

interface Asked {
  name: string;
  path: string;
  headers?: Record<string, string>;
  least: number;
}

/** Pages for each second of processor time: the machine's other work, this program's included, does not count. */
async function measureRate(portal: RunningPortal, { name, path, headers = {}, least }: Asked): Promise<Measured> {
  const cannon = (options: object) =>
    autocannon({
      url: portal.url() + path,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
      connections: 8,
      ...options,
    });
  await cannon({ duration: 2 });
  const before = await processor(portal);
  const { requests, non2xx, errors } = await cannon({ duration: seconds });
  const rate = requests.total / ((await processor(portal)) - before);
  // At the wanted rate, or at half of what it can where that is less.
  const { latency } = await cannon({ duration: seconds, overallRate: Math.round(Math.min(least, requests.average / 2)) });
  return {
    name,
    found: `${rate.toFixed(0)} pages a second of processor time, p99 ${latency.p99} ms${non2xx + errors ? `, ${non2xx + errors} failed` : ''}`,
    wanted: `≥ ${least}, p99 ≤ ${limits.p99} ms`,
    holds: rate >= least && latency.p99 <= limits.p99 && non2xx + errors === 0,
  };
}

/** While builds change, every page must be of one plan, and of the newest as soon as that is active. */
async function measureActivations(portal: RunningPortal): Promise<Measured> {
  const builds = [0xc01, 0xc02].map((number) => variantBuild('news', number));
  try {
    for (const { folder } of builds) await portal.portico('publish', folder);
    const memoryBefore = await metric(portal, 'process_resident_memory_bytes');
    let asked = 0;
    const wrong: string[] = [];
    for (let index = 0; index < activations; index += 1) {
      const { buildId } = builds[index % 2] as { buildId: string };
      await activate(portal, buildId);
      const pages = await Promise.all(['/news', '/home', '/news', '/mobile/news'].map((path) => pageOf(portal, path)));
      for (const page of pages) {
        asked += 1;
        if (page.planned !== buildId) wrong.push(`an old plan after ${index}`);
        if (page.marked.some((build) => build !== page.planned)) wrong.push(`another build's HTML after ${index}`);
        if (page.rendered.some((name) => name.startsWith('news@') && name !== `news@${page.planned}`)) wrong.push('another build’s code');
      }
    }
    const memory = (await metric(portal, 'process_resident_memory_bytes')) / memoryBefore;
    return {
      name: `${activations} activations under traffic`,
      found: `${wrong.length} wrong of ${asked} pages${wrong[0] ? ` (${wrong[0]})` : ''}, memory × ${memory.toFixed(2)}`,
      wanted: `0 wrong, memory ≤ × ${limits.memory}`,
      holds: wrong.length === 0 && memory <= limits.memory,
    };
  } finally {
    for (const build of builds) build.remove();
  }
}

async function pageOf(portal: RunningPortal, path: string): Promise<{ planned: string; marked: string[]; rendered: string[] }> {
  const html = await (await fetch(portal.url() + path)).text();
  const [view = '', data = '{}'] = html.split('<script type="application/json" id="portico-page">');
  const { plan, rendered } = JSON.parse(data.split('</script>')[0] ?? '{}') as {
    plan: { areas: { area: string; buildId: string }[] };
    rendered: string[];
  };
  const marked = [...view.matchAll(/data-(?:area="news"|block="news[^"]*") data-build="([^"]+)"/g)].map(([, build]) => build ?? '');
  return { planned: plan.areas.find(({ area }) => area === 'news')?.buildId ?? '', marked, rendered };
}

async function activate(portal: RunningPortal, buildId: string): Promise<void> {
  const answer = await fetch(`${portal.url()}/registry/activations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${portal.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ area: 'news', buildId }),
  });
  if (!answer.ok) throw new Error(`news@${buildId} was not activated: ${await answer.text()}`);
}

/** Seconds of processor time that the portal's own process has used. */
const processor = (portal: RunningPortal) => metric(portal, 'process_cpu_seconds_total');

async function metric(portal: RunningPortal, name: string): Promise<number> {
  const text = await (await fetch(`${portal.url()}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}
