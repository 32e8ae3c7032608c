import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { findPostgres } from './postgres-binaries.ts';

/** A temporary PostgreSQL server for the tests. */
export interface TestPostgres {
  url: string;
  /** Ends it as a power cut does (`pg_ctl stop -m immediate`); the data stay. */
  crash(): Promise<void>;
  /** Starts it again, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const superuser = 'portico';

/** Tests need answers, not durability; benchmarks use production settings. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts one on a free loopback port, never as root. Undefined if PostgreSQL is not available. */
export async function startPostgres(tell: (line: string) => void, { durable = false } = {}): Promise<TestPostgres | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  chmodSync(folder, 0o755);
  const binaries = await findPostgres(join(folder, 'download'), tell);
  if (!binaries) {
    clear();
    return undefined;
  }
  const account = unprivilegedAccount();
  const data = join(folder, 'data');
  mkdirSync(data);
  if (account) chownSync(data, account.uid, account.gid);
  const run = (name: string, args: string[]) =>
    spawn(join(binaries, name), args, { ...account, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    await succeeded(run('initdb', ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']));
    const port = await freePort();
    const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', ...(durable ? [] : fast)];
    const start = async () => {
      const started = run('postgres', ['-D', data, '-p', String(port), '-k', data, ...settings.flatMap((setting) => ['-c', setting])]);
      await listening(port, started);
      return started;
    };
    let server = await start();
    const end = async (signal: NodeJS.Signals) => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    };
    return {
      url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
      crash: () => end('SIGQUIT'),
      restart: async () => {
        server = await start();
      },
      stop: async () => {
        await end('SIGINT');
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/** PostgreSQL refuses to run as root: root uses another account. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL must not run as root, and this machine has neither the account postgres nor nobody.');
}

function succeeded(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (part) => {
      output += part;
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${output}`))));
  });
}

async function listening(port: number, server: ChildProcess): Promise<void> {
  let ended = false;
  let output = '';
  server.stderr?.on('data', (part) => {
    output += part;
  });
  server.once('exit', () => {
    ended = true;
  });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (ended) break;
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not start: ${output}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
