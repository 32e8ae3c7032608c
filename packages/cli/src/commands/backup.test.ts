import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { documentCommands } from '../operate/document-commands.ts';
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

const variables = { PATH: process.env.PATH, INIT_CWD: folder, PORTICO_DATA: data, PORTICO_LOG_LEVEL: 'silent' };
const startPortal = (port: string) =>
  spawn(process.execPath, [join(workspace, 'packages/backend/src/main.ts')], {
    stdio: 'ignore',
    env: { ...variables, PORT: port, HOST: '127.0.0.1', PORTICO_SHELL: shell },
  });

test('a running portal is backed up through its address, a stopped one from its directory; both can be restored', async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const [back = '', restore = '', renew = ''] = documentCommands('backup');
  const portico = (...args: string[]) => inShell(`portico ${args.join(' ')}`);
  /** Commands of the document, in a terminal with `portico` on its path. */
  const inShell = (commands: string) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const portico = `portico() { ${process.execPath} ${join(workspace, 'packages/cli/src/portico.ts')} "$@"; }`;
      const child = spawn('sh', ['-euc', `${portico}\n${commands}`], { cwd: folder, env: { ...variables, PORTICO_URL: url } });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part));
      child.on('close', (code) => resolve({ code, output }));
    });
  portal = startPortal(port);
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status).toBe(200);
  expect((await fetch(`${url}/ops/backup`, { method: 'POST' })).status).toBe(401);

  const made = await inShell(back);
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/portal\.backup: \d+ rows and 0 files of builds, .* secret key [0-9a-f]{12}\./),
  });
  expect(statSync(join(folder, 'portal.backup')).mode & 0o777).toBe(0o600);
  expect((await portico('backup', 'portal.backup')).output).toMatch(/portal\.backup exists\. A backup never replaces another one\./);
  // The portal's own copy is gone.
  expect(readdirSync(data).filter((name) => name.startsWith('.backup'))).toEqual([]);
  expect((await inShell(restore)).output).toMatch(/already runs here/);
  expect((await inShell(renew)).output).toMatch(/already runs here/);

  const ended = new Promise((resolve) => portal?.on('exit', resolve));
  portal.kill('SIGTERM');
  await ended;
  const token = readFileSync(join(data, 'ops-token'), 'utf8');
  expect(await inShell(renew)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^The registry is signed with the key [0-9a-f]{12}\.\nThe next start makes another token, for all nodes\.\n$/,
    ),
  });
  expect(existsSync(join(data, 'ops-token'))).toBe(false);
  rmSync(data, { recursive: true });
  expect((await inShell(restore)).output).toMatch(/sealed with the secret key [0-9a-f]{12}, which is not this portal's/);
  expect(await portico('restore', 'portal-and-secrets.backup')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored: \d+ rows and 0 builds/),
  });
  expect(await inShell(restore)).toMatchObject({ code: 0 });

  portal = startPortal(port);
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status).toBe(200);
  // The token came back with the database.
  expect(readFileSync(join(data, 'ops-token'), 'utf8')).toBe(token);
});
