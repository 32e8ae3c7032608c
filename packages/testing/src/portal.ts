import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const commandLine = join(import.meta.dirname, '../../cli/src');
const timeoutMs = 600_000;
/** Environment variable: the data directory that new portals begin with, from `createTemplate`. */
const templateName = 'PORTICO_TEST_TEMPLATE';

/** A portal with demo schools, as `npm start` brings it up, on a port and in a data directory of its own. */
export interface RunningPortal {
  /** The address of a school, by the name before `.localhost`; without one the default school. */
  url(school?: string): string;
  dataDirectory: string;
  /** The operator's. */
  token(): string;
  /** Runs `portico …` against it. */
  portico(...args: string[]): Promise<{ code: number; output: string }>;
  /** Ends it and starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Builds what changed, starts the portal and waits until it serves. */
export async function startPortal(environment: Record<string, string> = {}): Promise<RunningPortal> {
  const port = await freePort();
  const dataDirectory = await newDataDirectory();
  const template = process.env[templateName];
  if (template) await cp(template, dataDirectory, { recursive: true });
  const url = (school?: string) => `http://${school ? `${school}.` : ''}localhost:${port}`;
  const variables = { ...variablesOf(port, dataDirectory), ...environment };
  let child = await served(variables);
  return {
    url,
    dataDirectory,
    token: () => readFileSync(join(dataDirectory, 'ops-token'), 'utf8').trim(),
    portico: (...args) => run(['portico.ts', ...args], variables),
    async restart() {
      await ended(child);
      child = await served(variables);
    },
    async stop() {
      await ended(child);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/**
 * Brings up a portal once and ends it: every later `startPortal` of this process and its children begins with a copy of
 * its data, which saves seeding the demo and publishing each area. Returns the function that removes the template.
 */
export async function createTemplate(): Promise<() => Promise<void>> {
  const folder = await newDataDirectory();
  await ended(await served(variablesOf(await freePort(), folder)));
  process.env[templateName] = folder;
  return async () => {
    delete process.env[templateName];
    await rm(folder, { recursive: true, force: true });
  };
}

type Variables = Record<string, string | undefined>;

const newDataDirectory = () => mkdtemp(join(tmpdir(), 'portico-portal-'));

const variablesOf = (port: number, dataDirectory: string): Variables => ({
  ...process.env,
  DATABASE_URL: undefined,
  PORT: String(port),
  PORTICO_DATA: dataDirectory,
  PORTICO_DEMO: '1',
  PORTICO_RATE_SCALE: '1000',
  PORTICO_URL: `http://localhost:${port}`,
  PORTICO_TOKEN: undefined,
  PORTICO_KEY: undefined,
});

function served(variables: Variables): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(commandLine, 'start.ts')], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error(`The portal did not serve within ${timeoutMs / 1_000} s:\n${output}`));
    }, timeoutMs);
    const hear = (part: Buffer) => {
      output += part;
      if (!output.includes('Portico is ready')) return;
      clearTimeout(timer);
      resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The portal ended with code ${code}:\n${output}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function run([file, ...args]: [string, ...string[]], variables: Variables): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(commandLine, file), ...args], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const hear = (part: Buffer) => {
      output += part;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
