import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { areaKeys, createAreaKey, revokeAreaKeys, signRecord } from '@portico/area/keys';
import { signRequest } from '@portico/area/signed-request';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimits } from '../../kernel/api/limits.ts';
import { createMetrics } from '../../kernel/api/metrics.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { OpenDatabase } from '../../kernel/database/database.ts';
import { fileToken } from '../../kernel/operator/file-token.ts';
import { createOperators } from '../../kernel/operator/operators.ts';
import { createLog } from '../../kernel/server/log.ts';
import { type RunningServer, startServer } from '../../kernel/server/server.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { openMigratedInMemory } from '../../testing/seeded.ts';
import { registrySealer } from '../../testing/test-registry.ts';
import { type RunningRegistry, startRegistry } from '../start-registry.ts';
import { sampleBuild, sampleShares } from './sample-build.ts';

const build = 'aaaaaaaaaaaa';
const folder = mkdtempSync(join(tmpdir(), 'portico-registry-http-'));
const shellFolder = join(folder, 'shell');
let open: OpenDatabase;
let running: RunningRegistry;
let server: RunningServer;
let origin: string;

beforeAll(async () => {
  open = await openMigratedInMemory();
  for (const area of ['news', 'home']) createAreaKey(join(folder, 'keys'), area);
  mkdirSync(join(shellFolder, 'browser'), { recursive: true });
  writeFileSync(join(shellFolder, 'shell.json'), JSON.stringify({ shared: sampleShares }));
  writeFileSync(join(shellFolder, 'browser/main.11111111.js'), 'start();'.repeat(200));
  const services = {
    environment: { dataDirectory: folder, rateScale: 0.1, proxies: [] },
    tokens: { check: async (token: string) => (token === 'good' ? { sub: '7', jti: 'session-7' } : undefined) },
    database: open.database,
    sealer: registrySealer,
    engine: 'embedded',
    log: createLog('silent'),
    now: () => new Date(),
    metrics: createMetrics(),
    consumeRateLimit: createLimits(1),
    schools: {
      ofHost: async (host: string) => ({ fid: host.startsWith('workbench') ? '10002' : '10001' }),
      byFid: async (fid: string) => ({ fid }),
      all: async () => [],
    },
  } as unknown as PortalServices;
  running = await startRegistry(services, { shellFolder, operators: createOperators({ ...services, first: fileToken(folder) }) });
  const app = new Hono<AppEnvironment>();
  running.mount(app);
  server = await startServer(app, { port: 0, hostname: '127.0.0.1', raw: running.raw, https: true });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await running.close();
  await server.stop();
  await open.close();
  rmSync(folder, { recursive: true });
});

const token = () => readFileSync(join(folder, 'ops-token'), 'utf8').trim();
async function ask(path: string, { body, bearer }: { body?: unknown; bearer?: string } = {}) {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json().catch(() => undefined)) as Record<string, unknown>,
  };
}
/** fetch decodes answers and picks the host itself; these tests look at both. */
function raw(path: string, headers: Record<string, string> = {}): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ response, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}
function sent(buildId = build, change?: Parameters<typeof sampleBuild>[1]) {
  const sign = (text: string) => signRecord(text, readFileSync(join(folder, 'keys/news.pem'), 'utf8'));
  const { record, signature, files } = sampleBuild({ buildId, sign }, change);
  return {
    record,
    signature,
    files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])),
  };
}

test('only the operator publishes, activates and lists', async () => {
  for (const path of ['/registry/releases', '/registry/activations'])
    for (const bearer of [undefined, 'wrong']) expect((await ask(path, { body: {}, bearer })).status).toBe(401);
  expect((await ask('/registry/releases')).status).toBe(401);
});

test('publish, activate and plan over HTTP', async () => {
  expect((await ask('/registry/releases', { body: sent(), bearer: token() })).body).toMatchObject({
    area: 'news',
    buildId: build,
    already: false,
  });
  const activated = await ask('/registry/activations', { body: { area: 'news', buildId: build, ifRevision: 0 }, bearer: token() });
  expect(activated.body).toMatchObject({ revision: 1, buildId: build });
  const plan = (await ask('/registry/plan')).body;
  expect(plan).toMatchObject({
    revision: 1,
    areas: [{ area: 'news', buildId: build, base: `/areas/news/${build}/`, entry: 'remoteEntry.js' }],
  });
  expect((await ask('/registry/health')).body).toMatchObject({ revision: 1, areas: [{ area: 'news', buildId: build }] });
  const listing = (await ask('/registry/releases', { bearer: token() })).body;
  expect(listing).toMatchObject({
    revision: 1,
    releases: [{ area: 'news', buildId: build }],
    activations: [{ area: 'news', school: null }],
  });
});

test('a session has its limit of event streams; every answer tells the browser to stay on https', async () => {
  const end = new AbortController();
  const open = (cookie: string) => fetch(`${origin}/live`, { headers: { cookie }, signal: end.signal });
  const streams = [await open('token=good'), await open('a=b; token=good')];
  expect(streams.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await open('token=good');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await open('token=another')).status).toBe(200);
  for (const path of ['/live', '/registry/plan', '/assets/main.11111111.js']) {
    const answer = await fetch(origin + path, { signal: end.signal });
    expect([path, answer.headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
  }
  end.abort();
  await expect.poll(async () => ((await ask('/registry/health')).body as { streams: number }).streams).toBe(0);
  const again = new AbortController();
  expect((await fetch(`${origin}/live`, { headers: { cookie: 'token=good' }, signal: again.signal })).status).toBe(200);
  again.abort();
});

test('an old revision is a conflict, a wrong body names each fault', async () => {
  const stale = await ask('/registry/activations', { body: { area: 'news', buildId: build, ifRevision: 0 }, bearer: token() });
  expect(stale.status).toBe(409);
  const wrong = await ask('/registry/activations', { body: { area: 'News', buildId: 'x' }, bearer: token() });
  expect(wrong.status).toBe(400);
  expect(wrong.body.reasons).toHaveLength(2);
  expect((await ask('/registry/activations', { body: 'no json', bearer: token() })).status).toBe(400);
});

const isPublished = async (buildId: string) => {
  const { releases } = (await ask('/registry/releases', { bearer: token() })).body as { releases: { buildId: string }[] };
  return releases.some((release) => release.buildId === buildId);
};

test('a build that arrives in half is refused with each missing file, and nothing of it stays', async () => {
  const whole = sent('cccccccccccc');
  const { 'mobile.22222222.js': _lost, ...files } = whole.files;
  const answer = await ask('/registry/releases', { body: { ...whole, files }, bearer: token() });
  expect([answer.status, answer.body.reasons]).toEqual([422, ['mobile.22222222.js is missing.']]);
  const cut = await ask('/registry/releases', { body: JSON.stringify(whole).slice(0, -300), bearer: token() });
  expect([cut.status, cut.body.reasons]).toEqual([
    400,
    ['The request is not whole JSON: it was cut off, or changed on its way. Send it again.'],
  ]);
  expect(await isPublished('cccccccccccc')).toBe(false);
});

test('a connection that breaks in the middle of a build leaves nothing, and the same build is accepted afterwards', async () => {
  const text = JSON.stringify(sent('dddddddddddd'));
  await new Promise<void>((resolve) => {
    const headers = { authorization: `Bearer ${token()}`, 'content-length': Buffer.byteLength(text) };
    const upload = httpRequest(`${origin}/registry/releases`, { method: 'POST', headers });
    upload.on('error', () => resolve());
    upload.write(text.slice(0, 500), () => setTimeout(() => upload.destroy(new Error('the line broke')), 50));
  });
  expect(await isPublished('dddddddddddd')).toBe(false);
  expect((await ask('/registry/releases', { body: text, bearer: token() })).status).toBe(200);
  expect(await isPublished('dddddddddddd')).toBe(true);
});

test('a build for a newer contract is refused with both versions', async () => {
  const newer = sent('eeeeeeeeeeee', ({ release }) => Object.assign(release.manifest, { contract: '^2.1' }));
  expect((await ask('/registry/releases', { body: newer, bearer: token() })).body.reasons).toEqual([
    'It is built for the portal contract ^2.1; this portal offers 1.0.0.',
  ]);
});

test('files are immutable, compressed as the browser likes, and stay in their folder', async () => {
  const path = `/areas/news/${build}/remoteEntry.js`;
  const brotli = await raw(path, { 'accept-encoding': 'gzip, br' });
  expect(brotli.response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(brotliDecompressSync(brotli.body).toString()).toContain(`news_${build}`);
  expect((await raw(path)).response.headers['content-encoding']).toBeUndefined();
  for (const outside of ['/areas/../ops-token', '/areas/%2e%2e/ops-token', '/areas/news/../../ops-token', `/areas/news/${build}/none.js`])
    expect((await raw(outside)).response.statusCode).toBe(404);
});

test('assets of the shell are compressed at their first request', async () => {
  const { response, body } = await raw('/assets/main.11111111.js', { 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(body.length).toBeLessThan(200);
});

test('an open tab is greeted with the revision and told of the next one; others’ schools are not', async () => {
  const stream = await new Promise<IncomingMessage>((resolve) => httpGet(`${origin}/live`, resolve));
  const texts: string[] = [];
  stream.on('data', (part: Buffer) => texts.push(String(part)));
  const heard = (text: string) => expect.poll(() => texts.join('')).toContain(text);
  await heard('event: plan\ndata: {"revision":1}');
  await ask('/registry/activations', { body: { area: 'news', buildId: build }, bearer: token() });
  await heard('event: plan\ndata: {"revision":2}');
  await running.live.publish('config', { revision: 7 }, { fid: '10002' });
  await running.live.publish('modules', { revision: 8 }, { fid: '10001' });
  await heard('event: modules\ndata: {"revision":8}');
  expect(texts.join('')).not.toContain('config');
  stream.destroy();
  await expect.poll(() => running.live.open()).toBe(0);
});

interface Signed {
  path?: string;
  area?: string;
  key?: string;
  now?: Date;
  host?: string;
  /** What arrives in the place of what was signed. */
  arrives?: unknown;
}
const keyOf = (area: string) => readFileSync(join(folder, `keys/${area}.pem`), 'utf8');
/** Sends what a team signed with its key, without the operator's token. */
async function bySignature(
  body: unknown,
  { path = '/registry/activations', area = 'news', key = keyOf(area), now = new Date(), ...signed }: Signed = {},
) {
  const text = JSON.stringify(body);
  const authorization = signRequest({ method: 'POST', host: signed.host ?? new URL(origin).host, path }, { area, key, body: text, now });
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { authorization, 'x-portico-operator': 'lin@desk' },
    body: signed.arrives === undefined ? text : JSON.stringify(signed.arrives),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const dev = { area: 'news', buildId: build, preview: 'dev-lin' };

test('X1 · a team publishes with its own key and no token, and the history names the key', async () => {
  const other = 'bbbbbbbbbbbb';
  expect(await bySignature(sent(other), { path: '/registry/releases' })).toMatchObject({
    status: 200,
    body: { buildId: other, already: false },
  });
  const id = areaKeys(join(folder, 'keys'), 'news')[0]?.id;
  const [step] = await running.registry.history('news');
  expect(step).toMatchObject({ action: 'publish', buildId: other, who: `key ${id} of news, lin@desk` });
});

test('X2 · a team’s key opens its own dev previews, and makes nothing else active', async () => {
  const before = running.registry.revision();
  const opened = await bySignature(dev);
  expect(opened).toMatchObject({ status: 200, body: { revision: before + 1, link: expect.stringContaining('/?preview=') } });
  expect((await bySignature({ area: 'news', rollback: true, preview: 'dev-lin' })).status).toBe(200);
  for (const wish of [
    { preview: undefined },
    { preview: 'spring' },
    { preview: undefined, school: '10001' },
    { preview: undefined, share: 10 },
  ])
    expect(await bySignature({ ...dev, ...wish })).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining("the operators' word") },
    });
  expect((await bySignature({ area: 'news', rollback: true })).status).toBe(403);
  expect(running.registry.revision()).toBe(before + 2);
});

test('a team’s key speaks for no other area, and opens nothing but publishing and previews', async () => {
  expect(await bySignature({ ...dev, area: 'home' })).toMatchObject({
    status: 403,
    body: { error: 'The key of news may not speak for home.' },
  });
  expect(await bySignature(sent(), { path: '/registry/releases', area: 'home' })).toMatchObject({ status: 403 });
  expect((await bySignature({ ...sent(), despiteOpenTabs: true }, { path: '/registry/releases' })).status).toBe(403);
  expect((await bySignature({ ...sent(), force: true }, { path: '/registry/releases' })).status).toBe(403);
  expect((await bySignature({}, { path: '/registry/collections' })).status).toBe(401);
});

test('a request that was signed with an unknown key, for another portal, long ago, in the future, or with another body does nothing', async () => {
  const before = running.registry.revision();
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const refused: [Signed, number, RegExp][] = [
    [{ key: keyOf('home') }, 401, /not by a key that may publish news/],
    [{ host: 'other.example' }, 401, /not by a key/],
    [{ now: minutes(-12) }, 401, /12 minutes before the portal's time. Set this machine's clock/],
    [{ now: minutes(12) }, 401, /12 minutes ahead of the portal's time/],
    [{ arrives: { ...dev, preview: 'dev-other' } }, 400, /not the one that was signed/],
  ];
  for (const [signed, status, reason] of refused) {
    const answer = await bySignature(dev, signed);
    expect([answer.status, String(answer.body.error)]).toEqual([status, expect.stringMatching(reason)]);
  }
  expect(running.registry.revision()).toBe(before);
});

test('a revoked key gives no access, and the answer says what to do', async () => {
  const key = keyOf('news');
  revokeAreaKeys(join(folder, 'keys'), 'news');
  expect(await bySignature(dev, { key })).toMatchObject({
    status: 401,
    body: { error: expect.stringMatching(/was revoked. Make a new one/) },
  });
});
