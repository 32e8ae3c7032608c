import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { workspace } from '../workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-cli-backup-'));
const data = join(folder, 'data');
const shell = join(folder, 'shell');
mkdirSync(join(shell, 'public'), { recursive: true });
writeFileSync(join(shell, 'shell.json'), '{"shared":{}}');
writeFileSync(join(shell, 'server.mjs'), 'export const identityCalls = []; export const decidePage = () => undefined;');
let portal: ChildProcess | undefined;
afterAll(() => {
  portal?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: string[], variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(workspace, 'packages', program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, INIT_CWD: folder, PORTICO_DATA: data, PORTICO_LOG_LEVEL: 'silent', ...variables },
  });
}

test('a running portal is backed up through its address, a stopped one from its directory; both can be restored', async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const portico = (...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = run('cli/src/portico.ts', args, { PORTICO_URL: url });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part));
      child.on('close', (code) => resolve({ code, output }));
    });
  portal = run('backend/src/main.ts', [], { PORT: port, HOST: '127.0.0.1', PORTICO_SHELL: shell });
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status).toBe(200);
  expect((await fetch(`${url}/ops/backup`, { method: 'POST' })).status).toBe(401);

  const made = await portico('backup', 'one.backup');
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/one\.backup: \d+ rows and 0 files of builds, .* secret key [0-9a-f]{12}\./),
  });
  expect(statSync(join(folder, 'one.backup')).mode & 0o777).toBe(0o600);
  expect((await portico('backup', 'one.backup')).output).toMatch(/one\.backup exists\. A backup never replaces another one\./);
  // The portal's own copy is gone.
  expect(readdirSync(data).filter((name) => name.startsWith('.backup'))).toEqual([]);
  expect((await portico('restore', 'one.backup')).output).toMatch(/already runs here/);
  expect((await portico('renew', 'ops-token')).output).toMatch(/already runs here/);

  const ended = new Promise((resolve) => portal?.on('exit', resolve));
  portal.kill('SIGTERM');
  await ended;
  expect(await portico('backup', 'two.backup', '--with-secrets')).toMatchObject({ code: 0 });
  const token = readFileSync(join(data, 'ops-token'), 'utf8');
  expect(await portico('renew', 'ops-token')).toMatchObject({ code: 0, output: 'The next start makes another token, for all nodes.\n' });
  expect(existsSync(join(data, 'ops-token'))).toBe(false);
  rmSync(data, { recursive: true });
  expect((await portico('restore', 'one.backup')).output).toMatch(/sealed with the secret key [0-9a-f]{12}, which is not this portal's/);
  expect(await portico('restore', 'two.backup')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored: \d+ rows and 0 builds/),
  });

  portal = run('backend/src/main.ts', [], { PORT: port, HOST: '127.0.0.1', PORTICO_SHELL: shell });
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status).toBe(200);
  // The token came back with the database.
  expect(readFileSync(join(data, 'ops-token'), 'utf8')).toBe(token);
});
