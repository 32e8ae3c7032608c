import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { workspace } from '../workspace.ts';

const nobody = 65_534;
const unit = readFileSync(join(workspace, 'packages/backend/deploy/portico.service'), 'utf8').replaceAll('/opt/portico', workspace);
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const [program = '', ...programArguments] = settingOf('ExecStart').split(' ');

/** What the unit takes from the service: its user, all capabilities, and the way to new ones. */
const confined = [
  ...['--reuid', String(nobody), '--regid', String(nobody), '--clear-groups', '--no-new-privs'],
  ...['--inh-caps=-all', '--bounding-set=-all', '--'],
];
const canRun = process.getuid?.() === 0 && spawnSync('setpriv', [...confined, program, '--version'], { cwd: workspace }).status === 0;

test.skipIf(!canRun)(
  'the unit’s command runs without any rights, drains and ends in time',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-service-'));
    chmodSync(folder, 0o755);
    const [data, credentials] = [join(folder, 'data'), join(folder, 'credentials')];
    for (const each of [data, credentials]) {
      mkdirSync(each, { mode: 0o700 });
      chownSync(each, nobody, nobody);
    }
    writeFileSync(join(credentials, 'secret-key'), `${Buffer.alloc(32, 5).toString('base64')}\n`, { mode: 0o400 });
    chownSync(join(credentials, 'secret-key'), nobody, nobody);
    const port = await freePort();
    const fromUnit = Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value = '']) => [
        name,
        value.replaceAll('%d', credentials).replace('/var/lib/portico', data),
      ]),
    );
    expect(Object.keys(fromUnit).sort()).toEqual(['PORTICO_DATA', 'PORTICO_SECRET_KEY_FILE']);
    const service = spawn('setpriv', [...confined, program, ...programArguments], {
      cwd: settingOf('WorkingDirectory'),
      env: { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: String(port), PORTICO_DRAIN: '2', PORTICO_LOG_LEVEL: 'info', ...fromUnit },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [service.stdout, service.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
    const ended = new Promise<number | null>((resolve) => service.once('exit', resolve));
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status ?? 0;
    try {
      await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
      const rights = readFileSync(`/proc/${service.pid}/status`, 'utf8');
      expect(rights).toMatch(/^Uid:\s+65534\s+65534/m);
      expect(rights).toMatch(/^CapBnd:\s+0+$/m);
      expect(rights).toMatch(/^NoNewPrivs:\s+1$/m);

      const stopped = performance.now();
      service.kill('SIGTERM');
      // Load balancers see the end coming, and requests are still answered.
      await expect.poll(() => status('/readyz'), { timeout: 1_500, interval: 20 }).toBe(503);
      expect(await status('/healthz')).toBe(200);
      expect(await ended).toBe(0);
      const limit = Number(settingOf('TimeoutStopSec'));
      expect(limit).toBeGreaterThan(15);
      expect(performance.now() - stopped).toBeLessThan(limit * 1_000);
      // The log is JSON lines alone.
      const lines = said.trim().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(expect.arrayContaining(['serving', 'stopping']));
      expect(spawnSync('pgrep', ['-u', String(nobody), '-f', data], { encoding: 'utf8' }).stdout).toBe('');
    } finally {
      service.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
