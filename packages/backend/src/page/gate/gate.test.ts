import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest, Release } from '@portico/area';
import { newsContract } from '@portico/contracts';
import { beforeAll, expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

// Each build has a process of its own; a machine may have other work as well.
vi.setConfig({ testTimeout: 60_000 });

/** A small shell: a page is a function that gets its surroundings and returns text. */
const smallShell = `
const react = { createElement: (Part, props) => Part(props) };
export function areaOf(build) {
  const module = { exports: {} };
  build((name) => { if (name !== 'react') throw new Error('The shell does not provide ' + name + '.'); return react; }, module);
  if (!module.exports.desktop?.pages) throw new Error('An entry point is missing.');
  return module.exports;
}
export function renderView({ address, data, entryPoints }) {
  const [planned] = data.plan.areas;
  const build = planned.area + '@' + planned.buildId;
  const [name] = Object.entries(planned.pages).find(([, page]) => page[data.device]?.path.replace(/:\\w+/g, '1') === address);
  globalThis.data = data;
  globalThis.template = Object.values(data.answers).find((answer) => answer?.template)?.template;
  const Page = entryPoints.get(build).pages[name];
  try {
    return { html: Page ? Page() : '', rendered: Page ? [build] : [], failed: [] };
  } catch (error) {
    return { html: '', rendered: [], failed: [{ build, message: error.stack }] };
  }
}
`;
const folder = mkdtempSync(join(tmpdir(), 'portico-gate-'));
const shellServer = join(folder, 'server.mjs');
beforeAll(() => {
  writeFileSync(shellServer, smallShell);
  return () => rmSync(folder, { recursive: true, force: true });
});

const both = { desktop: { path: '/news' }, mobile: { path: '/mobile/news' } };
const pages: AreaManifest['pages'] = { list: { title: '新闻', ...both } };
const blocks: AreaManifest['blocks'] = { 'news.latest': { title: '新闻', height: { desktop: 1, mobile: 1 } } };

/** What the gate says of a build whose pages and blocks have these bodies. */
function problems(
  bodies: { list?: string; latest?: string; before?: string },
  { manifest = {}, samples, timeoutMs = 20_000 }: { manifest?: Partial<AreaManifest>; samples?: string; timeoutMs?: number } = {},
): Promise<string[]> {
  const { list = 'return "list"', latest = 'return "latest"', before = '' } = bodies;
  const code = `${before};
const entry = { pages: { list() { ${list} } }, blocks: { 'news.latest': function Latest() { ${latest} } } };
module.exports = { desktop: entry, mobile: entry };`;
  const files = new Map([['server.js', Buffer.from(code)]]);
  if (samples !== undefined) files.set('samples.json', Buffer.from(samples));
  const release = {
    area: 'news',
    buildId: 'b1',
    server: 'server.js',
    ...(samples !== undefined && { samples: 'samples.json' }),
    files: {},
    entryPoints: {},
    manifest: { id: 'news', title: '新闻', contract: '^1', pages, blocks, ...manifest },
  } as unknown as Release;
  return createGate({ shellServer, timeoutMs })({ release, files });
}

test('a build whose pages and blocks render is accepted', async () => {
  expect(await problems({})).toEqual([]);
});

test('a build that throws while it is loaded is refused with its own line', async () => {
  expect(await problems({ before: "\nthrow new Error('at load')" })).toEqual([
    'Its server build does not load: Error: at load\n    at server.js:2:7',
  ]);
});

test('all pages and blocks that throw are named at once, with device and visitors', async () => {
  const said = await problems({
    list: "if (data.device === 'mobile' && data.signedIn) throw new Error('no list')",
    latest: "throw new Error('no latest')",
  });
  expect(said.map((each) => each.split('\n')[0])).toEqual([
    'Rendering fails: the page list on mobile, for student, staff: Error: no list',
    'Rendering fails: the block news.latest on desktop, for guest, student, staff: Error: no latest',
    'Rendering fails: the block news.latest on mobile, for guest, student, staff: Error: no latest',
  ]);
});

test('a page that fails at schools of another template alone is named with it', async () => {
  const said = await problems({ list: "if (data.device === 'mobile' && template === 3) throw new Error('no template')" });
  expect(said.map((each) => each.split('\n')[0])).toEqual([
    'Rendering fails: the page list on mobile, for guest (template 3), student (template 3), staff (template 3): Error: no template',
  ]);
});

test('a page that never ends is ended and named, and the others are still rendered', async () => {
  const list = "if (data.device === 'desktop') for (;;);";
  expect(await problems({ list, latest: "throw new Error('no latest')" }, { timeoutMs: 1_500 })).toEqual([
    'Rendering fails: the page list on desktop, for guest: it does not end.',
    expect.stringMatching(/^Rendering fails: the block news.latest on desktop, for guest, student, staff: Error: no latest/),
    expect.stringMatching(/^Rendering fails: the block news.latest on mobile/),
  ]);
});

test('what a page leaves running ends the process, and is named', async () => {
  const [said] = await problems({ list: "Promise.reject(new Error('nobody waits')); return 'x'" });
  expect(said).toMatch(/^Rendering fails: the page list on desktop, for guest: left something running: Error: nobody waits/);
});

test('pages are rendered with the sample answers to their calls', async () => {
  const list =
    "const [answer] = Object.entries(data.answers).flatMap(([key, value]) => key.startsWith('GET /homepage/news/detail') ? [value] : []); return answer.title";
  const { method, path, who } = newsContract.detail;
  const manifest = {
    pages: { list: { title: '新闻', desktop: { path: '/news/:id' }, calls: [{ method, path, who, input: { id: ':id' } }] } },
  };
  expect((await problems({ list }, { manifest })).join()).toMatch(/for guest, student, staff: TypeError/);
  expect(await problems({ list }, { manifest, samples: JSON.stringify([{ method, path, answer: { title: '学术周' } }]) })).toEqual([]);
  expect(await problems({}, { samples: '{' })).toEqual([expect.stringMatching(/samples.json is not a list of sample answers/)]);
});

test('guests get no members’ pages, and a page that is not exported is named', async () => {
  const manifest = {
    pages: { list: { title: '新闻', membersOnly: true, ...both }, gone: { title: '新闻', mobile: { path: '/mobile/gone' } } },
  };
  expect(await problems({ list: "if (!data.signedIn) throw new Error('a guest')" }, { manifest })).toEqual([
    'Rendering fails: the page gone on mobile, for guest, student, staff: the page gone is not exported by the mobile entry point.',
  ]);
});

test('builds are rendered one at a time, and too many at once are turned away', async () => {
  const gate = createGate({ shellServer: join(folder, 'nowhere.mjs') });
  const build = { release: { area: 'news', buildId: 'b1', files: {}, manifest: { pages: {} } } as unknown as Release, files: new Map() };
  const outcomes = await Promise.allSettled(Array.from({ length: 32 }, () => gate(build)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await gate(build)).toHaveLength(1);
});

test('a build without a server build is refused: nothing proves it', async () => {
  const release = { area: 'news', buildId: 'b1', files: {}, manifest: { pages: {} } } as unknown as Release;
  expect(await createGate({ shellServer })({ release, files: new Map() })).toEqual([expect.stringMatching(/no build for the server/)]);
});
