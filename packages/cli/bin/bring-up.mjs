#!/usr/bin/env node
// The bootstrap of `npm start`, `npm test` and `npm run serve|build|dev|portico`. Plain JavaScript for Node 20 or newer
// with nothing installed. It installs the workspace if needed, then runs the workspace's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { packageManager } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')).config;
const oldestNode = 20;
const commands = ['start', 'serve', 'build', 'test', 'dev', 'portico'];

const [command = '', ...rest] = process.argv.slice(2);
if (!commands.includes(command)) fail(`Usage: bring-up.mjs ${commands.join('|')}`);
if (Number(process.versions.node.split('.')[0]) < oldestNode)
  fail(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);

const modules = join(workspace, 'node_modules');
const stamp = join(modules, '.installed-from');
const ownNode = join(modules, 'node/bin/node');
/** The inputs of the installation. */
const wanted = createHash('sha256')
  .update(readFileSync(join(workspace, 'pnpm-lock.yaml')))
  .update(readFileSync(join(workspace, 'pnpm-workspace.yaml')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!isInstalled()) install();
run();

function isInstalled() {
  return existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function install() {
  process.stderr.write('Installing packages …\n');
  const began = Date.now();
  const { status, stdout, stderr, error } = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: workspace,
    encoding: 'utf8',
    // Without a terminal pnpm must not ask before it replaces a node_modules folder.
    env: { ...process.env, CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    fail(
      `${stdout ?? ''}${stderr ?? ''}The packages could not be installed${error ? ` (${error.message})` : ''}. Is the npm registry in reach?`,
    );
  writeFileSync(stamp, wanted);
  process.stderr.write(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.\n`);
}

function run() {
  const child = spawn(ownNode, [join(workspace, 'packages/cli/src', `${command}.ts`), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}` },
  });
  // Ctrl-C reaches the whole group by itself; a signal to this process alone is forwarded. The child handles both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
