import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'portico-main-'));
const children: ChildProcess[] = [];
// These tests ask for no page, so they need no built shell.
const shell = join(directory, 'shell');
mkdirSync(join(shell, 'public'), { recursive: true });
writeFileSync(join(shell, 'shell.json'), '{"shared":{}}');
writeFileSync(join(shell, 'server.mjs'), 'export const identityCalls = []; export const decidePage = () => undefined;');

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the portal as a process of its own. */
function start(environment: Record<string, string>, listens = false) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', ...(listens ? ['ipc' as const] : [])],
    env: { PATH: process.env.PATH, PORTICO_DATA: join(directory, 'data'), PORTICO_SHELL: shell, PORT: '0', ...environment },
  });
  children.push(child);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part;
  });
  child.stderr?.on('data', (part: Buffer) => {
    errors += part;
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, ended, errors: () => errors, output: () => output };
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a wrong variable, a port in use and a directory in use end with one clear line; SIGTERM ends cleanly', async () => {
  const wrong = start({ PORT: 'eighty' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.errors()).toMatch(/^The environment is wrong: PORT must be a port number[^\n]+\n$/);

  const first = start({ PORTICO_DEMO: '1', PORTICO_EXPECT_AREAS: 'home' });
  await until(() => first.output().includes('"serving"') || first.child.exitCode !== null);
  const [, served] = /"port":(\d+)/.exec(first.output()) ?? [];
  // No area is published: the process runs, and serves no visitor yet.
  expect((await fetch(`http://127.0.0.1:${served}/healthz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${served}/readyz`)).status).toBe(503);
  expect((await fetch(`http://127.0.0.1:${served}/metrics`)).status).toBe(200);
  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.errors()).toBe(
    `Portico (pid ${first.child.pid}) already runs here: it uses the data directory ${join(directory, 'data')}. Stop it, or set PORTICO_DATA to another directory.\n`,
  );
  const stream = fetch(`http://127.0.0.1:${served}/live`).then((answer) => answer.text());
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${served}/metrics`)).text()).toContain('portico_streams 1');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // The stream had its end: a connection that breaks off would reject.
  expect(await stream).toContain('retry: 3000');
  expect(first.errors()).toBe('');
  expect(existsSync(join(directory, 'data', 'lock'))).toBe(false);

  const other = createServer().listen(0, '0.0.0.0');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const third = start({ PORT: String(port) });
  expect(await third.ended).toBe(1);
  expect(third.errors()).toBe(`Port ${port} is taken by another program. Stop that program, or set PORT to another number.\n`);
  expect(existsSync(join(directory, 'data', 'lock'))).toBe(false);
  other.close();
});

test('a parent that listens is told the steps, and its end ends the portal cleanly', async () => {
  const { child, ended, output } = start({ PORTICO_DATA: join(directory, 'followed') }, true);
  const steps: string[] = [];
  child.on('message', ({ step }: { step: string }) => steps.push(step));
  await until(() => output().includes('"serving"') || child.exitCode !== null);
  expect(steps).toEqual(['Opening the database', 'Loading the shell and the active builds']);
  child.disconnect();
  expect(await ended).toBe(0);
  expect(output()).toContain('"parent ended"');
  expect(existsSync(join(directory, 'followed', 'lock'))).toBe(false);
});
