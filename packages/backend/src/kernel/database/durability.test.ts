import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openThrowaway } from '../../testing/engines.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

const writer = join(import.meta.dirname, '../../testing/write-until-killed.ts');
const serverUrl = process.env.PORTICO_TEST_DATABASE_URL;

/** Lets a process write, kills it the hard way after a thousand acknowledged rows, and answers the last one it named. */
async function killInTheMiddle(args: string[]): Promise<number> {
  const child = spawn(process.execPath, [writer, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (part) => {
      said += part;
      if (said.split('\n').length > 1_000) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  // The last line may have been cut: the one before is whole.
  return Number(said.split('\n').at(-2));
}

async function rowsOf({ database }: OpenDatabase): Promise<number> {
  const found = (await database.execute(
    sql`select count(*)::int as number, max(search::int) as last from search_count where fid = 'durable'`,
  )) as {
    rows: { number: number; last: number }[];
  };
  expect(found.rows[0]?.number).toBe(found.rows[0]?.last);
  return found.rows[0]?.last ?? 0;
}

test('after kill -9 in the middle of a thousand writes the embedded database opens again, and none that was acknowledged is lost', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portico-durable-'));
  const acknowledged = await killInTheMiddle([directory]);
  expect(acknowledged).toBeGreaterThanOrEqual(1_000);
  const open = await openEmbedded(directory);
  expect(await rowsOf(open)).toBeGreaterThanOrEqual(acknowledged);
  await open.close();
  rmSync(directory, { recursive: true });
}, 90_000);

test.skipIf(!serverUrl)(
  'the same on PostgreSQL (PORTICO_TEST_DATABASE_URL)',
  async () => {
    const throwaway = await openThrowaway(serverUrl ?? '');
    const acknowledged = await killInTheMiddle(['', throwaway.url]);
    const open = await openServer(throwaway.url);
    expect(await rowsOf(open)).toBeGreaterThanOrEqual(acknowledged);
    await open.close();
    await throwaway.close();
  },
  90_000,
);
