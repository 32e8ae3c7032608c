import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exitOnFault, Fault } from './fault.ts';
import { freePort } from './free-port.ts';
import { install } from './test/installed.ts';
import { startPostgres } from './test/postgres.ts';
import { workspace } from './workspace.ts';

/**
 * Builds the container image with buildah and runs it against a PostgreSQL of its own, without a container engine: as
 * root, some minutes. Where no registry is in reach, the base is made of Debian's packages and this workspace's Node.
 */
const base = 'docker.io/library/node:24-bookworm-slim';
const deploy = 'packages/backend/deploy';
const image = 'portico-tried';

function run(program: string, args: readonly string[], { loud = false } = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: workspace,
    encoding: 'utf8',
    stdio: loud ? ['ignore', 'inherit', 'inherit'] : 'pipe',
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Fault(`${program} ${args.join(' ')} failed (${status}).\n${stderr ?? ''}`);
  return (stdout ?? '').trim();
}
const works = (program: string, args: readonly string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

async function makeBase(folder: string): Promise<void> {
  if (!works('debootstrap', ['--version']) && !(await install(['debootstrap']))) throw new Fault('debootstrap cannot be installed.');
  const root = join(folder, 'base');
  run('debootstrap', ['--variant=minbase', 'bookworm', root, 'http://deb.debian.org/debian']);
  const local = join(root, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'), { dereference: true });
  const npm = join(run('npm', ['root', '--global']).split('\n').at(-1) ?? '', 'npm');
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  mkdirSync(join(root, dirname(authorities)), { recursive: true });
  if (existsSync(authorities)) cpSync(authorities, join(root, authorities));
  const container = run('buildah', ['from', 'scratch']);
  run('buildah', ['add', '--quiet', container, root, '/']);
  const paths = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  run('buildah', ['config', '--env', `PATH=${paths}`, '--env', `NODE_EXTRA_CA_CERTS=${authorities}`, container]);
  run('buildah', ['commit', '--quiet', '--rm', container, base]);
}

async function soon(holds: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

interface ImageConfig {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
  Healthcheck?: unknown;
}

async function tryImage(folder: string): Promise<void> {
  const inspected = JSON.parse(run('buildah', ['inspect', '--type', 'image', image])) as { Docker: { config: ImageConfig } };
  const { Env, Cmd, User, WorkingDir, Healthcheck } = inspected.Docker.config;
  if (!Healthcheck) throw new Fault('The image has no health check.');
  const postgres = await startPostgres((line) => console.log(line));
  if (!postgres) throw new Fault('There is no PostgreSQL to run it with.');
  const container = run('buildah', ['from', '--pull-never', image]);
  const root = run('buildah', ['mount', container]);
  const port = await freePort();
  writeFileSync(join(root, 'run/secret-key'), `${Buffer.alloc(32, 3).toString('base64')}\n`, { mode: 0o444 });
  const given = [
    `DATABASE_URL=${postgres.url}`,
    'HOST=127.0.0.1',
    `PORT=${port}`,
    `PORTICO_URL=http://127.0.0.1:${port}`,
    'PORTICO_SECRET_KEY_FILE=/run/secret-key',
  ];
  const environment = ['env', '-i', ...Env, ...given, 'PORTICO_PUBLIC_URL=https://portal.example'];
  // Each program becomes the next one, so that a signal reaches the portal.
  const inside = (command: readonly string[]) => [
    ...[
      '--mount',
      'sh',
      '-c',
      'mount -t proc proc "$0/proc" && r=$0 && u=$1 && w=$2 && shift 2 && exec chroot --userspec="$u" "$r" sh -c \'cd "$0" && exec "$@"\' "$w" "$@"',
    ],
    ...[root, User, WorkingDir, ...environment, ...command],
  ];
  const portico = (...args: string[]) =>
    run('unshare', inside(['npm', 'run', '-s', 'portico', '--', ...args]))
      .split('\n')
      .at(-1) ?? '';
  const portal = spawn('unshare', inside(Cmd), { stdio: 'inherit' });
  const ended = new Promise<number | null>((resolve) => portal.once('exit', resolve));
  const status = async (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: '' }),
    );
  const must = (what: string, holds: boolean) => {
    if (!holds) throw new Fault(`Not so: ${what}.`);
    console.log(`✓ ${what}`);
  };
  try {
    must('/readyz answers 200', await soon(async () => (await status('/readyz')).status === 200));
    portico('school', 'add', '10009', '--name', '云麓学院', '--host', 'localhost');
    writeFileSync(join(root, 'tmp/people.csv'), 'code,account,name,userType,password\nT1,20990001,张三,staff,Yunlu#2026\n', {
      mode: 0o644,
    });
    portico('import', '/tmp/people.csv', '--school', '10009');
    portico('keys', 'new', 'news');
    const build = portico('publish', 'news');
    portico('activate', build);
    const shown = async () => (await status('/news')).text.includes(build.split('@')[1] ?? build);
    must(`${build} is published from inside, and in the page`, await soon(shown));
    const body = JSON.stringify({ username: '20990001', password: 'Yunlu#2026' });
    const signedIn = await status('/pedestal/auth/cx/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    must('a person of an imported list signs in', signedIn.text.includes('"code":200'));
    const user = User.split(':')[0] ?? '';
    const writable = run('unshare', inside(['find', '/opt/portico', '-xdev', '-writable', '-not', '-type', 'l']))
      .split('\n')
      .filter(Boolean);
    must(`user ${user} can write none of the program's files`, writable.length === 0);
    const began = performance.now();
    portal.kill('SIGTERM');
    must('SIGTERM ends it with code 0', (await ended) === 0);
    must(`within 30 s (${((performance.now() - began) / 1_000).toFixed(1)} s)`, performance.now() - began < 30_000);
  } finally {
    portal.kill('SIGKILL');
    run('buildah', ['umount', container]);
    run('buildah', ['rm', container]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await exitOnFault(async () => {
  if (process.getuid?.() !== 0 || !works('buildah', ['--version'])) {
    console.log('1 skipped: the image is built by root with buildah, which is not here (apt install buildah).');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'portico-container-'));
  if (!works('buildah', ['inspect', '--type', 'image', base]) && !works('buildah', ['pull', '--quiet', base])) await makeBase(folder);
  const file = (name: string) => join(deploy, name);
  const described = ['--ignorefile', file('Containerfile.dockerignore'), '--file', file('Containerfile')];
  run('buildah', ['build', '--pull=never', '--layers', '--format', 'docker', ...described, '--tag', image, '.'], { loud: true });
  await tryImage(folder);
});
