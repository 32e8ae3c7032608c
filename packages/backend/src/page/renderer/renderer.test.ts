import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlannedArea } from '@portico/area';
import type { ViewFacts } from '@portico/area/page-protocol';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../kernel/server/log.ts';
import { openRenderer, type Renderer } from './renderer.ts';

/**
 * A small shell: an entry point's page is a function that returns text. The processor clock of its process moves only
 * when an area calls `spend`, so that no test depends on this machine's speed.
 */
const smallShell = `
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
let spent = 0;
process.cpuUsage = (since) => ({ user: spent - (since?.user ?? 0), system: 0 });
const spend = (ms) => { spent += ms * 1000; };
const provided = { react: {}, processor: { spend }, client: { dgram, dns, http, net } };
export function areaOf(build) {
  const module = { exports: {} };
  build((name) => { if (!provided[name]) throw new Error('The shell does not provide ' + name + '.'); return provided[name]; }, module);
  return module.exports;
}
export function renderView({ address, entryPoints, entered }) {
  let html = '';
  for (const [name, entryPoint] of entryPoints) { entered?.(name); html += entryPoint.page(address); }
  return { html, rendered: [...entryPoints.keys()], failed: [] };
}
`;
const folder = mkdtempSync(join(tmpdir(), 'portico-renderer-'));
const shellServer = join(folder, 'server.mjs');
let renderer: Renderer | undefined;
let logged: string[] = [];
/** ms: longer than any machine needs; the test's own time-out comes first. */
const ages = 60_000;
/** ms for what hangs for ever: its process is ended after that. */
const hangs = 1_000;
/** When a process counts as hung: a test that lets one hang lowers it just before. */
const limits = { warm: ages, cold: ages };

beforeAll(() => {
  writeFileSync(shellServer, smallShell);
  writeFileSync(join(tmpdir(), 'portico-not-for-areas.txt'), 'a secret');
  return () => rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  logged = [];
  Object.assign(limits, { warm: ages, cold: ages });
});
afterEach(() => renderer?.close());

/** Areas by name, each as the body of its page; `before` runs when the build is loaded. */
function open(pages: Record<string, string | { before: string; page: string }>, { shell = shellServer, budget = ages } = {}): Renderer {
  const codeOf = async ({ area }: PlannedArea) => {
    const source = pages[area] ?? '';
    const { before, page } = typeof source === 'string' ? { before: '', page: source } : source;
    return `${before}; const page = (address) => { ${page} }; module.exports = { desktop: { page }, mobile: { page } };`;
  };
  const log = createLog('warn', { write: (line) => logged.push(line) });
  renderer = openRenderer({ shellServer: shell, codeOf, log, processes: 1, budget, limits });
  return renderer;
}

const area = (name: string, build = 'b1') => ({ area: name, buildId: build, server: 'server.js' }) as PlannedArea;
const view = (address = '/x', revision = 1): ViewFacts => ({
  address,
  data: { plan: { revision, areas: [] }, answers: {}, now: { date: '', weekday: 1, time: '' }, device: 'desktop', signedIn: false },
});

/** The page, from another process where the first one ended meanwhile. */
async function once<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 10; tries += 1) {
    const got = await ask();
    if (got !== undefined) return got;
  }
  throw new Error('Nothing was rendered.');
}

const replaced = () => logged.filter((line) => line.includes('a renderer was replaced'));
const good = "return 'good ' + address";
const countsOf = (build: string) => renderer?.builds.counts().find((each) => each.build === build);

test('a page is rendered by the build that the plan names', async () => {
  const { render } = open({ news: good });
  expect(await once(() => render(view('/news?page=2'), [area('news')]))).toEqual({
    html: 'good /news?page=2',
    rendered: ['news@b1'],
    failed: [],
  });
});

test('an area without a server build, or a portal that renders in browsers only, gets only the frame', async () => {
  const { render } = open({ news: good });
  expect(await render(view(), [{ ...area('news'), server: undefined } as unknown as PlannedArea])).toBeUndefined();
  expect(await render(view(), [])).toBeUndefined();
});

test('a throw loses only that page’s content; five of them switch the build off', async () => {
  const { render } = open({ news: good, bad: "throw new Error('no')" });
  await once(() => render(view(), [area('news')]));
  for (let each = 0; each < 5; each += 1) expect(await render(view(), [area('bad')])).toBeUndefined();
  await expect.poll(() => countsOf('bad@b1')).toEqual({ build: 'bad@b1', off: true, counts: { rendered: 0, late: 0, failed: 5 } });
  expect((await once(() => render(view(), [area('news')]))).html).toBe('good /x');
  expect(countsOf('news@b1')?.off).toBe(false);
});

test('each page is told which builds failed on it: one that throws, one that hangs, one that is switched off', async () => {
  const { render } = open({
    news: good,
    bad: "throw new Error('no')",
    loop: 'for (;;);',
    broken: { before: "throw new Error('x')", page: good },
  });
  await once(() => render(view(), [area('news')]));
  const failed: string[] = [];
  const ask = (...names: string[]) =>
    render(
      view(),
      names.map((name) => area(name)),
      { timeoutMs: ages, failed: (build) => void failed.push(build) },
    );
  await ask('news', 'broken');
  await ask('news', 'broken');
  await ask('bad');
  limits.warm = hangs;
  await ask('loop');
  expect(failed).toEqual(['broken@b1', 'broken@b1', 'bad@b1', 'loop@b1']);
});

test('late means processor time beyond the visitor’s timeout, not waiting for a busy machine', async () => {
  const { render } = open(
    {
      slow: { before: "const { spend } = require('processor')", page: 'spend(21); return "computed";' },
      quick: { before: "const { spend } = require('processor')", page: 'spend(20); return "computed";' },
      idle: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60); return "rested";',
    },
    { budget: 20 },
  );
  // The first three of a process are forgiven: it is not warm yet.
  for (const name of ['slow', 'quick', 'idle'])
    for (let each = 0; each < 6; each += 1) await render(view(), [area(name)], { timeoutMs: ages });
  expect(countsOf('slow@b1')?.counts).toEqual({ rendered: 3, late: 3, failed: 0 });
  expect(countsOf('quick@b1')?.counts).toEqual({ rendered: 6, late: 0, failed: 0 });
  expect(countsOf('idle@b1')?.counts).toEqual({ rendered: 6, late: 0, failed: 0 });
});

test('a visitor gets the frame at the timeout, while the renderer still hangs', async () => {
  const { render } = open({ news: good, loop: 'for (;;);' });
  for (let each = 0; each < 4; each += 1) await once(() => render(view(), [area('news')]));
  limits.warm = hangs;
  expect(await render(view(), [area('loop')], { timeoutMs: 10 })).toBeUndefined();
  expect(replaced()).toEqual([]);
  // Left alone it would loop for ever, this test's end or not.
  await expect.poll(replaced, { timeout: ages }).toHaveLength(1);
});

test('an endless loop ends with its process; the next visitor is rendered by another', async () => {
  const { render } = open({ news: good, loop: 'for (;;);' });
  for (let each = 0; each < 4; each += 1) await once(() => render(view(), [area('news')]));
  limits.warm = hangs;
  expect(await render(view(), [area('loop')])).toBeUndefined();
  limits.warm = ages;
  expect((await once(() => render(view(), [area('news')]))).html).toBe('good /x');
  expect(countsOf('loop@b1')?.counts.failed).toBe(1);
});

test('on a page of several areas the one that hangs is blamed', async () => {
  const { render } = open({ home: good, news: 'for (;;);' });
  for (let each = 0; each < 4; each += 1) await once(() => render(view(), [area('home')]));
  limits.warm = hangs;
  expect(await render(view(), [area('home'), area('news')])).toBeUndefined();
  expect(countsOf('news@b1')?.counts.failed).toBe(1);
  expect(countsOf('home@b1')?.counts.failed).toBe(0);
});

test('a promise that never ends is detected after its page, and its process is replaced', async () => {
  const spin = 'const again = () => Promise.resolve().then(again); again(); return "spun";';
  const { render } = open({ news: good, spin });
  for (let each = 0; each < 4; each += 1) await once(() => render(view(), [area('news')]));
  limits.warm = hangs;
  await render(view(), [area('spin')]);
  await expect.poll(replaced, { timeout: ages }).toHaveLength(1);
  limits.warm = ages;
  expect((await once(() => render(view(), [area('news')]))).html).toBe('good /x');
  await expect.poll(() => countsOf('spin@b1')?.counts.failed).toBeGreaterThanOrEqual(1);
});

test('a rejection that nobody awaits does not reach the next visitor', async () => {
  const { render } = open({ news: good, careless: "Promise.reject(new Error('left over')); return 'done'" });
  expect((await once(() => render(view(), [area('careless')]))).html).toBe('done');
  expect((await once(() => render(view(), [area('news')]))).html).toBe('good /x');
  await expect.poll(() => countsOf('careless@b1')?.counts.failed).toBeGreaterThan(0);
});

test('a process that uses too much memory is ended, and the portal continues', async () => {
  const { render } = open({ news: good, hog: { before: 'const kept = []', page: 'for (;;) kept.push(new Array(100000).fill(0.5))' } });
  for (let each = 0; each < 4; each += 1) await once(() => render(view(), [area('news')]));
  expect(await render(view(), [area('hog')])).toBeUndefined();
  expect((await once(() => render(view(), [area('news')]))).html).toBe('good /x');
});

test('no network, no files, no other process, no code out of text, no timer is within reach', async () => {
  const tries = {
    fetch: "fetch('http://127.0.0.1:1')",
    socket: "new WebSocket('ws://127.0.0.1:1')",
    require: "require('node:fs')",
    net: "require('net')",
    process: 'process.exit(1)',
    global: 'globalThis.process.exit(1)',
    builtin: "globalThis.process.getBuiltinModule('fs')",
    text: "new Function('return 1')()",
    reach: "(() => {}).constructor('return process')()",
    eval: "(0, eval)('1')",
    timer: 'setTimeout(() => {}, 1)',
    interval: 'setInterval(() => {}, 1)',
    worker: "new Worker('data:,')",
  };
  const { render } = open({ ok: good, ...tries });
  await once(() => render(view(), [area('ok')]));
  for (const name of Object.keys(tries)) expect([name, await render(view(), [area(name)])]).toEqual([name, undefined]);
  for (const name of Object.keys(tries)) expect([name, countsOf(`${name}@b1`)?.counts.failed]).toEqual([name, 1]);
  // All of it by throwing: not one process had to be ended.
  expect((await render(view(), [area('ok')]))?.html).toBe('good /x');
  expect(replaced()).toEqual([]);
});

test('what the shell provides reaches no network either: its client neither asks nor listens', async () => {
  let reached = 0;
  const server = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tries = {
    ask: `require('client').http.get('http://127.0.0.1:${port}/').on('error', () => undefined)`,
    connect: `require('client').net.connect(${port}, '127.0.0.1')`,
    listen: "require('client').net.createServer().listen(0)",
    tell: `require('client').dgram.createSocket('udp4').send('x', ${port}, '127.0.0.1')`,
    name: "require('client').dns.lookup('localhost', () => undefined)",
  };
  try {
    const { render } = open({
      ok: good,
      // `require` is there while the build is loaded.
      ...Object.fromEntries(
        Object.entries(tries).map(([name, page]) => [name, { before: 'const kept = require', page: page.replace('require', 'kept') }]),
      ),
    });
    await once(() => render(view(), [area('ok')]));
    for (const name of Object.keys(tries)) expect([name, await render(view(), [area(name)])]).toEqual([name, undefined]);
    for (const name of Object.keys(tries)) expect([name, countsOf(`${name}@b1`)?.counts.failed]).toEqual([name, 1]);
    expect((await once(() => render(view(), [area('ok')]))).html).toBe('good /x');
    expect(reached).toBe(0);
  } finally {
    server.close();
  }
});

test('an import that is begun while rendering never gets anywhere', async () => {
  const page = "import('node:fs').then(({ readFileSync }) => { throw new Error(readFileSync('/etc/hostname')) }, () => {}); return 'tried'";
  const { render } = open({ sneak: page, ok: good });
  expect((await once(() => render(view(), [area('sneak')]))).html).toBe('tried');
  expect((await once(() => render(view(), [area('ok')]))).html).toBe('good /x');
  expect(countsOf('sneak@b1')?.counts.failed).toBe(0);
});

test('a build that cannot be loaded is switched off at once, and the others of its page stay', async () => {
  const { render } = open({
    news: good,
    broken: { before: "throw new Error('at load')", page: good },
    missing: { before: "require('axios')", page: good },
  });
  await once(() => render(view(), [area('news')]));
  expect((await render(view(), [area('news'), area('broken'), area('missing')]))?.rendered).toEqual(['news@b1']);
  expect([countsOf('broken@b1')?.off, countsOf('missing@b1')?.off]).toEqual([true, true]);
});

test('a renderer that dies at its start leaves a portal that writes frames', async () => {
  const { render } = open({ news: good }, { shell: join(folder, 'nowhere.mjs') });
  expect(await render(view(), [area('news')], { timeoutMs: 10 })).toBeUndefined();
  await expect.poll(replaced, { timeout: ages }).toHaveLength(1);
  expect(await render(view(), [area('news')], { timeoutMs: 10 })).toBeUndefined();
});

test('a newer plan has its own processes: nothing that a build left behind survives', async () => {
  const counting = { before: 'let times = 0', page: 'times += 1; return String(times)' };
  const { render } = open({ counting });
  const timesAt = async (revision: number) => Number((await once(() => render(view('/x', revision), [area('counting')]))).html);
  const before = await timesAt(1);
  expect(await timesAt(1)).toBeGreaterThan(before);
  // The new process has rendered it once for itself, to be warm.
  await expect.poll(() => timesAt(2), { timeout: 10_000 }).toBe(2);
});

test('both builds of an area are rendered at once, each for those whose plan names it', async () => {
  renderer = openRenderer({
    shellServer,
    codeOf: async ({ buildId }) => `const page = () => '${buildId}'; module.exports = { desktop: { page }, mobile: { page } };`,
    log: createLog('silent'),
    processes: 1,
    budget: ages,
    limits,
  });
  const { render } = renderer;
  await once(() => render(view(), [area('news', 'b1')]));
  const both = await Promise.all(['b1', 'b2', 'b1', 'b2'].map((build) => once(() => render(view(), [area('news', build)]))));
  expect(both.map(({ html }) => html)).toEqual(['b1', 'b2', 'b1', 'b2']);
});
