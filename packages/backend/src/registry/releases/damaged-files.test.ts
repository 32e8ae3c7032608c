import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../kernel/server/log.ts';
import { buildFolders } from './build-folders.ts';
import { immutableFiles } from './immutable-files.ts';
import { listedFiles } from './listed-files.ts';
import { sampleBuild } from './sample-build.ts';
import { hashOf } from './verify-release.ts';

const buildId = 'aaaaaaaaaaaa';
const build = sampleBuild({ buildId, sign: () => '' }, ({ release, files }) => {
  for (const file of ['server.js', 'server.js.map', 'samples.json']) {
    files.set(file, Buffer.from('{}'));
    Object.assign(release.files, { [file]: hashOf(Buffer.from('{}')) });
  }
  Object.assign(release, { server: 'server.js', serverMap: 'server.js.map', samples: 'samples.json' });
});
let root: string;
let server: Server | undefined;
let logged: string[];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portico-damaged-'));
  logged = [];
  await buildFolders(root).keep({ area: 'news', buildId, record: build.record, files: build.files });
});
afterEach(() => {
  server?.close();
  rmSync(root, { recursive: true });
});

/** Serves the folder; answers what a browser gets. */
async function serve(restore?: () => Promise<boolean>) {
  const log = createLog('info', { write: (line) => logged.push(line) });
  const files = immutableFiles({ prefix: '/areas/', root, listed: listedFiles(root), log, ...(restore && { restore }) });
  server = createServer((asked, response) => void files.handle(asked, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (file: string, encoding = 'identity') =>
    new Promise<{ status: number | undefined; body: Buffer; encoding: string | undefined }>((resolve, reject) => {
      const options = { port, path: `/areas/news/${buildId}/${file}`, headers: { 'accept-encoding': encoding } };
      request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, body: Buffer.concat(parts), encoding: response.headers['content-encoding'] }),
        );
      })
        .on('error', reject)
        .end();
    });
}
const stored = (file: string) => join(root, 'news', buildId, file);
const whole = Buffer.from(build.files.get('remoteEntry.js') ?? []);

test('a damaged file is answered by 503, said in the log once, and never sent', async () => {
  truncateSync(stored('remoteEntry.js'), 20);
  const get = await serve();
  for (let times = 0; times < 3; times += 1) expect((await get('remoteEntry.js')).status).toBe(503);
  expect(logged.filter((line) => line.includes('differs from its hash and is not served'))).toHaveLength(1);
  expect((await get('mobile.22222222.js')).status).toBe(200);
  rmSync(stored('mobile.22222222.js'));
  expect((await (await serve())('mobile.22222222.js')).status).toBe(503);
});

test('a damaged copy is made again from the plain file, in each encoding', async () => {
  writeFileSync(stored('remoteEntry.js.br'), 'garbage');
  writeFileSync(stored('remoteEntry.js.gz'), readFileSync(stored('remoteEntry.js.br')));
  const get = await serve();
  const { status, body, encoding } = await get('remoteEntry.js', 'br');
  expect([status, encoding, brotliDecompressSync(body).equals(whole)]).toEqual([200, 'br', true]);
  expect((await get('remoteEntry.js', 'gzip')).status).toBe(200);
});

test('a whole copy is sent although the plain file is damaged', async () => {
  writeFileSync(stored('remoteEntry.js'), 'garbage');
  const get = await serve();
  expect(brotliDecompressSync((await get('remoteEntry.js', 'br')).body).equals(whole)).toBe(true);
  expect((await get('remoteEntry.js')).status).toBe(503);
});

test('a damaged file comes from the store again', async () => {
  writeFileSync(stored('remoteEntry.js'), 'garbage');
  const restored: string[] = [];
  const get = await serve(async () => {
    restored.push('once');
    await buildFolders(root).keep({ area: 'news', buildId, record: build.record, files: build.files });
    return true;
  });
  expect((await get('remoteEntry.js')).body.equals(whole)).toBe(true);
  expect((await get('remoteEntry.js')).status).toBe(200);
  expect(restored).toEqual(['once']);
  expect(readFileSync(stored('remoteEntry.js')).equals(whole)).toBe(true);
});

test('what only the server reads, and what is on no list, is not served', async () => {
  writeFileSync(stored('added.js'), 'mine');
  const get = await serve();
  for (const file of ['server.js', 'server.js.map', 'samples.json', 'area.json', 'added.js', 'remoteEntry.js.br'])
    expect([file, (await get(file)).status]).toEqual([file, 404]);
});
