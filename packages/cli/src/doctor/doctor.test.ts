import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { look } from './finding.ts';
import { faultOfAreas } from './look-at-areas.ts';
import { faultOfFiles } from './look-at-files.ts';
import { faultOfDocument, faultOfKeys } from './look-at-keys.ts';
import { faultOfLog } from './look-at-log.ts';
import { faultOfClocks, faultOfNodeFiles, faultOfNodes, settledHealth } from './look-at-nodes.ts';

const directory = mkdtempSync(join(tmpdir(), 'portico-doctor-'));
afterAll(() => rmSync(directory, { recursive: true }));
const facts = { name: '', missing: [], damaged: [], keys: {} };
const node = { node: 'one', facts, shell: 'aaaa', revision: 7, ahead: 0, seen: '' };

test('nodes with different shells, and one that has stopped listening, are found', () => {
  expect(faultOfNodes({ revision: 7, nodes: [node, { ...node, node: 'two' }] })).toBeUndefined();
  expect(faultOfNodes({ revision: 7, nodes: [node, { ...node, shell: 'bbbb' }] })).toMatch(
    /2 different shells are served \(aaaa: one; bbbb: one\)/,
  );
  expect(faultOfNodes({ revision: 7, nodes: [node, { ...node, node: 'two', revision: 3 }] })).toMatch(/^two lags behind revision 7/);
});

test('a node that is about to follow is waited for, one that never does is told of', async () => {
  let asked = 0;
  const health = (revision: number) => ({ revision: 7, builds: [], failing: [], nodes: [{ ...node, revision }] });
  const ask = async () => health(5 + asked++);
  expect((await settledHealth(ask, 0)).nodes[0]?.revision).toBe(7);
  expect((await settledHealth(async () => health(5), 0)).nodes[0]?.revision).toBe(5);
});

test('a clock that is wrong is found, a node’s and the portal’s', () => {
  expect(faultOfClocks({ nodes: [{ ...node, ahead: -3 }] }, 2)).toBeUndefined();
  expect(faultOfClocks({ nodes: [{ ...node, ahead: 61.2 }] }, 0)).toBe('node one is 61 s ahead of the database. Set its clock by NTP.');
  expect(faultOfClocks({ nodes: [node] }, -90)).toMatch(/the portal is 90 s behind this machine/);
});

test('a node whose clock is ten minutes off is named by host and port', () => {
  const late = { ...node, ahead: -600, facts: { ...facts, name: 'portal-2:8080' } };
  expect(faultOfClocks({ nodes: [node, late] }, 0)).toBe('node portal-2:8080 is 600 s behind the database. Set its clock by NTP.');
});

test('nodes with different keys, and one that lacks a build or has a damaged one, are named', () => {
  const at = (name: string, more: Partial<typeof facts> & { keys?: Record<string, string> }) => ({
    ...node,
    facts: { ...facts, name, ...more },
  });
  const [one, two] = [at('a:1', { keys: { document: 'x', 'secret key': 's' } }), at('b:1', { keys: { document: 'y', 'secret key': 's' } })];
  expect(faultOfNodes({ revision: 7, nodes: [one, two, node] })).toBe(
    'the nodes differ in their document (x: a:1; y: b:1). Give all of them the same.',
  );
  expect(faultOfNodeFiles({ nodes: [one, two] })).toBeUndefined();
  const nodes = [{ ...one, facts: { ...one.facts, missing: ['news@b1'], damaged: ['home@b2: remoteEntry.js.br differs from its hash'] } }];
  expect(faultOfNodeFiles({ nodes })).toBe(
    'a:1 lacks news@b1. a:1: home@b2: remoteEntry.js.br differs from its hash. Publish these builds again.',
  );
});

test('no token, nothing published and nothing active are three answers', () => {
  const release = { area: 'news', buildId: 'bbbbbbbbbbbb', keyId: '', publishTime: '', publishedBy: '' };
  expect(faultOfAreas({ areas: [] }, undefined)).toBe('none is, for a guest.');
  expect(faultOfAreas({ areas: [] }, { releases: [] })).toBe('nothing is published yet: portico publish AREA.');
  expect(faultOfAreas({ areas: [] }, { releases: [release] })).toMatch(/none is, of 1 published builds: portico activate news@b{12}\./);
});

test('a file is looked at in each encoding that browsers get', async () => {
  const content = Buffer.from('x'.repeat(1_000));
  const bodies: Record<string, Buffer> = { identity: content, gzip: gzipSync(content), br: brotliCompressSync(content) };
  const server = createServer((request, response) => {
    const encoding = String(request.headers['accept-encoding']);
    const body = bodies[encoding];
    response.writeHead(body ? 200 : 503, encoding === 'identity' ? {} : { 'content-encoding': encoding }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const planned = { base: '/', files: { 'a.js': hash, 'server.js': 'sha384-x' }, server: 'server.js' };
  try {
    expect(await faultOfFiles({ url }, planned)).toBeUndefined();
    bodies.br = Buffer.from('garbage');
    expect(await faultOfFiles({ url }, planned)).toMatch(/^a\.js \(br\) differs from its hash/);
    Reflect.deleteProperty(bodies, 'gzip');
    expect(await faultOfFiles({ url }, planned)).toBe('a.js (gzip) is damaged at the portal. Publish the build again.');
  } finally {
    server.close();
  }
});

test('a document that was changed, is missing, or is not the one that is served is found', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const document = JSON.stringify({ revision: 7 });
  const signature = sign(null, Buffer.from(document), privateKey).toString('base64url');
  const served = { document, signature, publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string };
  const at = (revision: number) => ({ dataDirectory: directory, revision });
  expect(faultOfDocument(served, at(7))).toBeUndefined();
  expect(faultOfDocument({ ...served, document: `${document} ` }, at(7))).toMatch(/not by this portal’s key/);
  expect(faultOfDocument(served, at(8))).toMatch(/serves revision 8, signed is 7/);
  expect(faultOfDocument({ publicKey: '' }, at(3))).toBe('there is none.');
  // The key at hand counts, whatever the portal says of itself.
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(directory, 'registry-key.pem'), other);
  expect(faultOfDocument(served, at(7))).toMatch(/not by this portal’s key/);
});

test('a private key that others may read is found', () => {
  mkdirSync(join(directory, 'keys'));
  writeFileSync(join(directory, 'keys/news.pub'), '');
  writeFileSync(join(directory, 'keys/news.pem'), '', { mode: 0o600 });
  expect(faultOfKeys(directory)).toBeUndefined();
  chmodSync(join(directory, 'keys/news.pem'), 0o644);
  expect(faultOfKeys(directory)).toMatch(/may read news.pem/);
});

test('an error in a check is a fault', async () => {
  expect(await look('x', () => Promise.reject(new Error('no answer')))).toEqual({ what: 'x', fault: 'no answer' });
});

test('W13 · the first row of the log that differs is named', () => {
  const row = { no: 12, id: 40, time: '2026-11-20 09:00:00', who: 'T10001', action: 'module.change' };
  expect(faultOfLog({ broken: null })).toBeUndefined();
  expect(faultOfLog({ broken: { ...row, what: 'changed' } })).toBe(
    'row 12 (id 40) of 2026-11-20 09:00:00, T10001, module.change, was changed after it was written. Compare with a backup, and keep both.',
  );
  const gone = { no: 13, id: null, time: null, who: null, action: null };
  expect(faultOfLog({ broken: { ...gone, what: 'missing' } })).toMatch(/^row 13 is missing\./);
  expect(faultOfLog({ broken: { ...gone, no: 0, what: 'anchor' } })).toMatch(/^the start of the chain was forged \(row 0\)\./);
});
