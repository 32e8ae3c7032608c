import { generateKeyPairSync, sign } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { look } from './finding.ts';
import { faultOfDocument, faultOfKeys } from './look-at-keys.ts';
import { faultOfClocks, faultOfNodes, settledHealth } from './look-at-nodes.ts';

const directory = mkdtempSync(join(tmpdir(), 'portico-doctor-'));
afterAll(() => rmSync(directory, { recursive: true }));
const node = { node: 'one', shell: 'aaaa', revision: 7, ahead: 0, seen: '' };

test('nodes with different shells, and one that has stopped listening, are found', () => {
  expect(faultOfNodes({ revision: 7, nodes: [node, { ...node, node: 'two' }] })).toBeUndefined();
  expect(faultOfNodes({ revision: 7, nodes: [node, { ...node, shell: 'bbbb' }] })).toMatch(
    /2 nodes serve 2 different shells \(aaaa, bbbb\)/,
  );
  expect(faultOfNodes({ revision: 7, nodes: [node, { ...node, node: 'two', revision: 3 }] })).toMatch(/^two lags behind revision 7/);
});

test('a node that is about to follow is waited for, one that never does is told of', async () => {
  let asked = 0;
  const health = (revision: number) => ({ revision: 7, builds: [], nodes: [{ ...node, revision }] });
  const ask = async () => health(5 + asked++);
  expect((await settledHealth(ask, 0)).nodes[0]?.revision).toBe(7);
  expect((await settledHealth(async () => health(5), 0)).nodes[0]?.revision).toBe(5);
});

test('a clock that is wrong is found, a node’s and the portal’s', () => {
  expect(faultOfClocks({ nodes: [{ ...node, ahead: -3 }] }, 2)).toBeUndefined();
  expect(faultOfClocks({ nodes: [{ ...node, ahead: 61.2 }] }, 0)).toBe('node one is 61 s ahead of the database. Set its clock by NTP.');
  expect(faultOfClocks({ nodes: [node] }, -90)).toMatch(/the portal is -90 s ahead of this machine/);
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

test('an area that nobody may publish, and a secret that others may read, are found', () => {
  mkdirSync(join(directory, 'keys'));
  writeFileSync(join(directory, 'keys/news.pub'), '');
  writeFileSync(join(directory, 'keys/home.pub.revoked'), '');
  writeFileSync(join(directory, 'keys/news.pem'), '', { mode: 0o600 });
  expect(faultOfKeys(['news'], directory)).toBeUndefined();
  expect(faultOfKeys(['news', 'home'], directory)).toBe('nobody may publish home: portico keys new home.');
  chmodSync(join(directory, 'keys/news.pem'), 0o644);
  expect(faultOfKeys(['news'], directory)).toMatch(/may read news.pem/);
});

test('an error in a check is a fault', async () => {
  expect(await look('x', () => Promise.reject(new Error('no answer')))).toEqual({ what: 'x', fault: 'no answer' });
});
