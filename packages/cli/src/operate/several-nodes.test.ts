import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openThrowaway } from '@portico/backend/testing/engines';
import { expect, test } from 'vitest';
import { areaFolder } from '../build/build-folders.ts';
import { freePort } from '../free-port.ts';
import { httpsClient } from '../test/https-client.ts';
import { findNginx, startNginx } from '../test/nginx.ts';
import { workspace } from '../workspace.ts';
import { documentCommands } from './document-commands.ts';

const databaseUrl = process.env.PORTICO_TEST_DATABASE_URL;
const canRun = databaseUrl !== undefined && (await findNginx(() => undefined));
/** Requests in ms, and how many of them write. */
const [interval, everyNthWrites] = [5, 10];

test.skipIf(!canRun)(
  'docs/operate.md, several nodes: one is killed under traffic and one upgraded; no request that may be repeated fails, no write is lost',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-nodes-'));
    const database = await openThrowaway(databaseUrl ?? '', { seeded: true });
    const [port, ...ports] = (await Promise.all([freePort(), freePort(), freePort()])) as [number, number, number];
    const running = new Map<string, ChildProcess>();
    const proxy = await startNginx(join(folder, 'nginx'), { port, nodes: ports });
    expect(proxy.checked).toContain('test is successful');

    // The document's own commands, with this test's addresses.
    for (const [name, file] of [
      ['portico', 'portico.ts'],
      ['npm', 'serve.ts'],
    ] as const) {
      writeFileSync(
        join(folder, name),
        `#!/bin/sh\n${name === 'npm' ? 'shift 2\n' : ''}exec ${process.execPath} ${join(workspace, 'packages/cli/src', file)} "$@"\n`,
      );
      chmodSync(join(folder, name), 0o755);
    }
    mkdirSync(join(folder, 'handed-over'));
    cpSync(join(areaFolder('news') ?? '', 'dist'), join(folder, 'handed-over/news/dist'), { recursive: true });
    const here = (commands: string) =>
      commands
        .replaceAll('postgres://portico:PASSWORD@db.example:5432/portico', database.url)
        .replaceAll('8081', String(ports[0]))
        .replaceAll('8082', String(ports[1]))
        .replaceAll('/var/lib/portico', join(folder, 'data'));
    const script = (commands: string) => `set -eu\n[ -f ${folder}/exports ] && . ${folder}/exports\n${here(commands)}\n`;
    const env = { PATH: `${folder}:${process.env.PATH}`, PORTICO_RATE_SCALE: '100000', PORTICO_LOG_LEVEL: 'warn', PORTICO_DRAIN: '1' };
    const readyAt = (node: number | undefined) => async () =>
      (await fetch(`http://127.0.0.1:${node}/readyz`).catch(() => undefined))?.status ?? 0;
    const start = async (name: string, commands: string, node: number | undefined) => {
      const child = spawn('sh', ['-c', script(commands).replace(/npm run serve/, 'exec npm run serve')], {
        cwd: folder,
        env,
        stdio: 'inherit',
      });
      running.set(name, child);
      await expect.poll(readyAt(node), { timeout: 60_000 }).toBe(200);
    };
    const end = (name: string, signal: NodeJS.Signals) =>
      new Promise<number | null>((resolve) => {
        running.get(name)?.once('exit', resolve);
        running.get(name)?.kill(signal);
      });

    const visitor = httpsClient(port, 'localhost');
    try {
      const [secret, first, publish, second] = documentCommands('several-nodes') as [string, string, string, string];
      const exported = `${secret}\nexport -p | grep -E ' (DATABASE_URL|PORTICO_)' > ${folder}/exports\n`;
      expect(spawnSync('sh', ['-c', `set -eu\n${here(exported)}`], { cwd: folder, env, encoding: 'utf8' })).toMatchObject({ status: 0 });
      await start('first', first, ports[0]);
      const published = spawnSync('sh', ['-c', script(publish)], { cwd: folder, env, encoding: 'utf8' });
      expect(published.status, published.stderr + published.stdout).toBe(0);
      await start('second', second, ports[1]);
      // Nothing was copied: the second node's directory has its own cache of the build, and the same first token.
      const [buildId = ''] = readdirSync(join(folder, 'data/2/areas/news'));

      const answer = await visitor.ask('/pedestal/auth/cx/login', { body: { username: '20260001', password: 'Qinghe#2026' } });
      const { token } = (JSON.parse(answer.text) as { data: { token: string } }).data;
      const guest = (JSON.parse((await visitor.ask('/pedestal/auth/guest/login')).text) as { data: { token: string } }).data.token;
      const reads = [
        { path: '/news', token: undefined },
        { path: '/homepage/news/list?pageNum=1&pageSize=20', token: guest },
        { path: '/homepage/theme/list', token: guest },
        { path: `/areas/news/${buildId}/remoteEntry.js`, token: undefined },
        { path: '/pedestal/auth/userInfo', token },
      ];
      let [sent, stop] = [0, false];
      const failed: string[] = [];
      const saved: string[] = [];
      let unsaved = 0;
      const pending: Promise<void>[] = [];
      const began = performance.now();
      const traffic = (async () => {
        while (!stop) {
          for (; sent * interval < performance.now() - began && !stop; sent += 1) {
            if (sent % everyNthWrites === 0) {
              const title = `write ${sent}`;
              const body = { title, start: '2027-03-01 09:00', end: '2027-03-01 10:00' };
              pending.push(
                visitor.ask('/homepage/scheduleCalendar/saveEvent', { token, body }).then(({ status, text }) => {
                  if (status === 200 && text.includes('"code":200')) saved.push(title);
                  else unsaved += 1;
                }),
              );
            } else {
              const read = reads[sent % reads.length] as (typeof reads)[number];
              pending.push(
                visitor.ask(read.path, read.token ? { token: read.token } : {}).then(({ status, text }) => {
                  const isGood = status === 200 && (!read.path.startsWith('/homepage') || text.includes('"success":true'));
                  if (!isGood) failed.push(`${Math.round(performance.now() - began)} ms: ${status} ${read.path} ${text.slice(0, 200)}`);
                }),
              );
            }
          }
          await new Promise((resolve) => setTimeout(resolve, interval));
        }
      })();
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await pause(2_000);
      await end('first', 'SIGKILL');
      await pause(2_000);
      await start('first', first, ports[0]);
      await pause(3_000);
      // The upgrade: stopped, and started as the new version would be, while the other one serves.
      expect(await end('second', 'SIGTERM')).toBe(0);
      await start('second', second, ports[1]);
      await pause(2_000);
      stop = true;
      await traffic;
      await Promise.all(pending);
      const seconds = (performance.now() - began) / 1_000;

      const rows = (
        (await database.database.execute("select title from personal_event where title like 'write %'")) as unknown as {
          rows: { title: string }[];
        }
      ).rows;
      const stored = new Set(rows.map(({ title }) => title));
      console.log(
        `${sent} requests in ${seconds.toFixed(1)} s, ${failed.length} failed; ${saved.length} writes answered, ${unsaved} not, ${stored.size} stored`,
      );
      expect(failed).toEqual([]);
      expect(saved.filter((title) => !stored.has(title))).toEqual([]);
      expect(saved.length).toBeGreaterThan(100);
      // At the kill alone: nginx does not repeat a POST that a node may have got.
      expect(unsaved).toBeLessThan(30);
      expect(sent / seconds).toBeGreaterThan(150);
    } finally {
      visitor.close();
      for (const name of running.keys()) running.get(name)?.kill('SIGKILL');
      await proxy.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
