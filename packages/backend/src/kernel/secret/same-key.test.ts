import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../portal.ts';
import { openMigratedInMemory } from '../../testing/seeded.ts';
import type { OpenDatabase } from '../database/database.ts';
import { readEnvironment } from '../environment/environment.ts';
import { sharedFileToken } from '../operator/shared-file-token.ts';

const [here, there] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'portico-key-'))) as [string, string];
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
let open: OpenDatabase;
beforeEach(async () => {
  open = await openMigratedInMemory();
});
afterAll(() => {
  for (const folder of [here, there]) rmSync(folder, { recursive: true });
});

/** A start on the same database. It stays open for the next one. */
const start = (variables: Record<string, string>) =>
  openPortal(readEnvironment({ PORTICO_LOG_LEVEL: 'silent', ...variables }), { open: { ...open, close: async () => undefined } });

test('the key exists from the first start, and a node without it or with another one says so and leaves no file', async () => {
  await start({ PORTICO_DATA: here });
  expect(Buffer.from(readFileSync(join(here, 'secret-key'), 'utf8'), 'base64')).toHaveLength(32);
  await expect(start({ PORTICO_DATA: there })).rejects.toThrow(
    /^This node has no secret key, .* Set PORTICO_SECRET_KEY to the key of the other nodes/,
  );
  await expect(start({ PORTICO_DATA: there, PORTICO_SECRET_KEY: key(1) })).rejects.toThrow(
    /^This node's secret key \(fingerprint [0-9a-f]{12}\) is not the one that sealed this database\. [^\n]+$/,
  );
  expect(existsSync(join(there, 'secret-key'))).toBe(false);
  await start({ PORTICO_DATA: there, PORTICO_SECRET_KEY: readFileSync(join(here, 'secret-key'), 'utf8').trim() });
});

test('of two nodes that start an empty database with different keys one is refused', async () => {
  const starts = [1, 2].map((byte) => start({ PORTICO_DATA: there, PORTICO_SECRET_KEY: key(byte) }));
  const outcomes = (await Promise.allSettled(starts)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
});

test('the first operator has one token on all nodes; a different file is replaced, and the log says so', async () => {
  const { database, sealer, log } = await start({ PORTICO_SECRET_KEY: key(3) });
  const token = await sharedFileToken({ database, sealer, log }, here);
  expect(await sharedFileToken({ database, sealer, log }, there)).toBe(token);
  expect(readFileSync(join(there, 'ops-token'), 'utf8').trim()).toBe(token);
  rmSync(join(there, 'ops-token'));
  const other = await openMigratedInMemory();
  await sharedFileToken({ database: other.database, sealer, log }, there);
  expect(await sharedFileToken({ database, sealer, log }, there)).toBe(token);
});
