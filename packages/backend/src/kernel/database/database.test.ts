import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openThrowaway } from '../../testing/engines.ts';
import { Problem } from '../environment/problem.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFiles } from './durable-files.ts';
import { durableParameters, openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

const directory = mkdtempSync(join(tmpdir(), 'portico-database-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const lockFile = (name: string) => join(directory, name, 'lock');

describe('the embedded database', () => {
  test('each commit reaches the disk', async () => {
    const files = new DurableFiles(join(directory, 'durable'));
    const postgres = await PGlite.create({ fs: files, startParams: durableParameters });
    expect((await postgres.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    await postgres.exec('create table entry (id serial primary key)');
    const before = files.syncs;
    for (let count = 0; count < 20; count += 1) await postgres.exec('insert into entry default values');
    expect(files.syncs - before).toBeGreaterThanOrEqual(20);
    await postgres.close();
  });

  test('keeps its rows, holds the directory while it is open, and leaves a newer schema alone', async () => {
    const home = join(directory, 'home');
    const first = await openEmbedded(home);
    expect(readFileSync(lockFile('home'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await expect(openEmbedded(home)).rejects.toThrow(`Portico (pid ${process.pid}) already runs here`);
    await first.database.execute(sql`insert into search_count values ('10001', 'kept', 7)`);
    await first.close();

    const second = await openEmbedded(home);
    const kept = (await second.database.execute(sql`select count from search_count where search = 'kept'`)) as { rows: unknown[] };
    expect(kept.rows).toEqual([{ count: 7 }]);
    await second.database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`);
    await second.close();
    const refused = await openEmbedded(home).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).message).toMatch(/newer version of the portal/);
    // The lock was given back with the refusal.
    lockDirectory(home).release();
  }, 90_000);

  test('a directory that cannot be written is one clear line', async () => {
    writeFileSync(join(directory, 'file'), '');
    await expect(openEmbedded(join(directory, 'file', 'data'))).rejects.toThrow(/cannot be written .* Set PORTICO_DATA/);
  });
});

describe('the lock of the data directory', () => {
  test('of a dead process is replaced, and so is one whose pid another process has now', () => {
    const file = join(directory, 'lock');
    for (const stale of ['4194304 1\n', `${process.ppid} 1\n`, 'rubbish', '']) {
      writeFileSync(file, stale);
      const lock = lockDirectory(directory);
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      lock.release();
      lock.release();
    }
  });
});

describe('a database server', () => {
  test('that does not answer is one clear line without the password', async () => {
    const refused = await openServer('postgres://portal:hidden-password@127.0.0.1:9/portal').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).message).toMatch(/127\.0\.0\.1:9\/portal cannot be used .* Check DATABASE_URL/);
    expect((refused as Problem).message).not.toContain('hidden-password');
  });

  const url = process.env.PORTICO_TEST_DATABASE_URL;
  test.skipIf(!url)('with a newer schema is left alone; two nodes may start together (PostgreSQL: PORTICO_TEST_DATABASE_URL)', async () => {
    const first = await openThrowaway(url ?? '');
    const others = await Promise.all([openServer(first.url), openServer(first.url)]);
    await Promise.all(others.map((other) => other.close()));
    await first.database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`);
    await expect(openServer(first.url)).rejects.toThrow(/newer version of the portal/);
    await first.close();
  });
});
