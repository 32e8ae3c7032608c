import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each start is a process of its own; a machine may have other work as well.
vi.setConfig({ testTimeout: 60_000 });

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'portico-main-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Starts the portal's process, which is expected to end by itself. */
function start(environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env.PATH, PORT: '0', PORTICO_DATA: data, PORTICO_LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (part) => {
      text += part;
    });
    child.on('close', (code) => resolve({ code, lines: text.trim().split('\n') }));
  });
}
const filesBelow = () => readdirSync(data, { recursive: true }).sort();

/** One clear line, exit code not 0, no data touched. */
async function expectRefusal(environment: Record<string, string>, line: RegExp): Promise<void> {
  const before = filesBelow();
  const { code, lines } = await start(environment);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(filesBelow()).toEqual(before);
}

test('a wrong environment variable is named with what it must be', async () => {
  await expectRefusal({ PORT: 'eighty' }, /^The environment is wrong: PORT must be a port number \(it is "eighty"\)\. /);
  await expectRefusal({ DATABASE_URL: 'mysql://root:secret@db/portico' }, /^(?!.*secret).*DATABASE_URL must look like postgres:/);
});

test('a data directory that another process uses is left alone', async () => {
  writeFileSync(join(data, 'lock'), `${process.pid}\n`);
  await expectRefusal({}, new RegExp(`^Portico \\(pid ${process.pid}\\) already runs here: .* Stop it, or set PORTICO_DATA`));
});

test('a database out of reach is named without its password', async () => {
  await expectRefusal(
    { DATABASE_URL: 'postgres://portico:secret@127.0.0.1:1/portico' },
    /^(?!.*secret)The database 127\.0\.0\.1:1\/portico cannot be used .*Check DATABASE_URL/,
  );
});

test('a database of a newer version is left alone', async () => {
  const database = await PGlite.create(join(data, 'database'));
  await database.exec(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
  );
  await database.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['newer', 9_999_999_999_999]);
  await database.close();
  const { code, lines } = await start({});
  expect(lines).toEqual([
    expect.stringMatching(
      /belongs to a newer version of the portal\. Start that version, or restore the backup from before the update into an empty/,
    ),
  ]);
  expect(code).toBe(1);
});

test('a port in use is reported before anything is opened', async () => {
  const other = await new Promise<Server>((resolve) => {
    const server = createServer().listen(0, () => resolve(server));
  });
  const { port } = other.address() as { port: number };
  await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} is taken by another program\\. Stop that program, or set PORT`));
  other.close();
});
