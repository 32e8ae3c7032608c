import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { OpenDatabase } from '../kernel/database/database.ts';
import { openServer } from '../kernel/database/server.ts';
import { openSeededInMemory, templateOn } from './seeded.ts';
import { openTestPortal, type TestParts, type TestPortal } from './test-portal.ts';

const serverUrl = process.env.PORTICO_TEST_DATABASE_URL;

/** A database of its own on the PostgreSQL server, gone afterwards; `seeded`: with the demo schools in it. */
export async function openThrowaway(url: string, { seeded = false } = {}): Promise<OpenDatabase & { url: string }> {
  const name = `portico_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name} template ${await templateOn(url, seeded ? 'seeded' : 'migrated')}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const open = await openServer(address.href);
  return {
    ...open,
    url: address.href,
    async close() {
      await open.close();
      await admin(`drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * Runs a suite twice, on the embedded database and on a real PostgreSQL (PORTICO_TEST_DATABASE_URL). Without a server
 * the second run is a counted skip that says so. `parts` is asked before each run.
 */
export function onBothEngines(
  name: string,
  suite: (portal: () => TestPortal) => void,
  parts: () => TestParts | Promise<TestParts> = () => ({}),
): void {
  const run = (engine: string, open: () => Promise<OpenDatabase>) =>
    describe(`${name} · ${engine}`, () => {
      let portal: TestPortal | undefined;
      beforeAll(async () => {
        portal = await openTestPortal(await open(), await parts());
      });
      afterAll(() => portal?.close());
      suite(() => {
        if (!portal) throw new Error('the portal did not open');
        return portal;
      });
    });
  run('PGlite', openSeededInMemory);
  if (serverUrl) run('PostgreSQL', () => openThrowaway(serverUrl, { seeded: true }));
  else test.skip(`${name} · PostgreSQL: no server (PORTICO_TEST_DATABASE_URL is not set)`, () => undefined);
}
