import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { documentCommands } from '../operate/document-commands.ts';
import { workspace } from '../workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-serve-'));
const shell = join(folder, 'shell');
mkdirSync(join(shell, 'public'), { recursive: true });
writeFileSync(join(shell, 'shell.json'), '{"shared":{}}');
writeFileSync(join(shell, 'server.mjs'), 'export const identityCalls = []; export const decidePage = () => undefined;');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run serve`, without npm. */
function serve(variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORTICO_DATA: join(folder, 'data'), PORTICO_SHELL: shell, ...variables },
  });
  children.push(child);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (part: Buffer) => {
    output += part;
  });
  child.stderr?.on('data', (part: Buffer) => {
    errors += part;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, output: () => output, errors: () => errors };
}
const statusOf = async (url: string) => (await fetch(url).catch(() => undefined))?.status;

test('everything that is missing is said at once, and nothing is opened', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  const started = serve({
    PORT: String(port),
    PORTICO_SHELL: join(folder, 'nowhere'),
    PORTICO_DEMO: '1',
    DATABASE_URL: 'postgres://portico:hidden@127.0.0.1:1/portico',
  });
  expect(await started.ended).toBe(1);
  other.close();
  expect(started.errors().trim().split('\n')).toEqual([
    expect.stringMatching(/^The shell is not built\. Run npm run build/),
    expect.stringMatching(/^PORTICO_DEMO is 1: .*known passwords/),
    expect.stringMatching(/^PORTICO_PUBLIC_URL is missing, .* HOST=127\.0\.0\.1/),
    expect.stringMatching(/^PORTICO_SECRET_KEY is missing: .* openssl rand -base64 32/),
    expect.stringMatching(/^Port \d+ is taken by another program/),
    expect.stringMatching(/^The database 127\.0\.0\.1:1\/portico cannot be used/),
  ]);
  expect(started.errors()).not.toContain('hidden');
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
});

test.each([
  [{ PORT: 'eighty', PORTICO_SECRET_KEY_FILE: '' }, /^The environment is wrong: PORT must be a port number/],
  [{ PORTICO_SECRET_KEY_FILE: '/nowhere/key' }, /^The file of PORTICO_SECRET_KEY_FILE cannot be read/],
  [{ HOST: '192.0.2.1', PORTICO_PUBLIC_URL: 'https://portal.example' }, /^HOST is no address of this machine/],
])('%j is one sentence', async (variables, sentence) => {
  const started = serve(variables as Record<string, string>);
  expect(await started.ended).toBe(1);
  expect(started.errors()).toMatch(sentence);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
});

test('the commands of docs/operate.md build and serve', async () => {
  const port = await freePort();
  const [commands = ''] = documentCommands('serve');
  const script = commands.replace('PORT=8080', `PORT=${port}`).replace('/var/lib/portico', join(folder, 'documented'));
  // npm, without its check of the installation: the last command takes the place of the shell.
  const npm = `npm() { ${process.execPath} ${join(workspace, 'packages/cli/src')}/$2.ts; }`;
  const program = script.replace('npm run serve', `exec ${process.execPath} ${join(workspace, 'packages/cli/src/serve.ts')}`);
  const child = spawn('sh', ['-euc', `${npm}\n${program}`], { env: { PATH: process.env.PATH }, stdio: 'ignore' });
  children.push(child);
  await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`), { timeout: 100_000 }).toBe(200);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('it serves without demo schools, listens where it is told, and lets load balancers notice before it stops', async () => {
  const port = await freePort();
  const secret = join(folder, 'secret');
  writeFileSync(secret, `${Buffer.alloc(32, 5).toString('base64')}\n`);
  const { child, ended, output, errors } = serve({
    HOST: '127.0.0.1',
    PORT: String(port),
    PORTICO_SECRET_KEY_FILE: secret,
    PORTICO_DRAIN: '2',
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200);
  expect(await statusOf(`http://127.0.0.2:${port}/healthz`)).toBeUndefined();
  expect(readdirSync(join(folder, 'data'))).not.toContain('secret-key');
  expect(readFileSync(join(folder, 'data/ops-token'), 'utf8').trim()).toHaveLength(43);

  child.kill('SIGTERM');
  await expect.poll(() => statusOf(`${url}/readyz`), { interval: 20 }).toBe(503);
  // Visitors are still answered, and each answer sends its client to another connection.
  const healthy = await fetch(`${url}/healthz`);
  expect([healthy.status, healthy.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  expect(errors()).toBe('');
  expect(output()).toContain('"stopping"');
});
