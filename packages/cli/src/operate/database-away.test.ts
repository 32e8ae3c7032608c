import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openThrowaway } from '@portico/backend/testing/engines';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../test/postgres.ts';
import { workspace } from '../workspace.ts';

/** What is proved does not depend on it; by hand it was 30. */
const awaySeconds = Number(process.env.PORTICO_AWAY_SECONDS ?? 5);
const intervalMs = 20;
const everyNthWrites = 5;
/** A node waits 5 s for a connection. */
const slowestMs = 8_000;

interface Answered {
  path: string;
  at: number;
  ms: number;
  status: number;
  text: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One request; status 0 where the connection broke off. */
function ask(port: number, path: string, { token, body }: { token?: string | undefined; body?: unknown } = {}): Promise<Answered> {
  const at = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ path, at, ms: performance.now() - at, status, text });
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request({ host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => done(response.statusCode ?? 0, text));
      response.on('error', () => done(0, text));
    });
    sent.on('error', (error) => done(0, error.message));
    sent.setTimeout(30_000, () => sent.destroy());
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** An event stream as an open tab has it. */
function openStream(port: number) {
  const stream = { text: '', ended: false, close: () => sent.destroy() };
  const sent = request({ host: '127.0.0.1', port, path: '/live' }, (response) => {
    response.setEncoding('utf8').on('data', (part: string) => {
      stream.text += part;
    });
    response.on('close', () => {
      stream.ended = true;
    });
  });
  sent.on('error', () => {
    stream.ended = true;
  });
  sent.end();
  return stream;
}

const tokenOf = ({ text }: Answered) => (JSON.parse(text) as { data: { token: string } }).data.token;

test.skipIf(process.env.PORTICO_TEST_DATABASE_URL === undefined)(
  'PostgreSQL is stopped and comes back: cached files are served, the rest is 503, no write is lost or done twice',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-away-'));
    const postgres = await startPostgres(() => undefined, { durable: true });
    if (!postgres) throw new Error('There is no PostgreSQL to stop.');
    const database = await openThrowaway(postgres.url, { seeded: true });
    const ports = [await freePort(), await freePort()] as const;
    const [one, other] = ports;
    const nodes: ChildProcess[] = [];
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      PORTICO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      PORTICO_RATE_SCALE: '100000',
      PORTICO_DRAIN: '1',
      PORTICO_LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
    };
    const program = (name: string) => join(workspace, 'packages/cli/src', name);
    const ready = (port: number) => async () => (await ask(port, '/readyz')).status;
    const operate = (port: number, ...args: string[]) => {
      const at = { PORTICO_URL: `http://127.0.0.1:${port}`, PORTICO_DATA: join(folder, String(port)) };
      const { status, stdout, stderr } = spawnSync(process.execPath, [program('portico.ts'), ...args], {
        cwd: workspace,
        env: { ...env, ...at },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`portico ${args.join(' ')}: ${stdout}${stderr}`);
      return stdout.trim().split('\n').at(-1) ?? '';
    };
    try {
      for (const port of ports) {
        nodes.push(
          spawn(process.execPath, [program('serve.ts')], {
            env: { ...env, PORT: String(port), PORTICO_DATA: join(folder, String(port)) },
            stdio: ['ignore', 'inherit', 'inherit'],
          }),
        );
        await expect.poll(ready(port), { timeout: 60_000 }).toBe(200);
      }
      operate(one, 'keys', 'new', 'news');
      operate(one, 'activate', operate(one, 'publish', 'news', '--no-types'));
      const folders = () => readdirSync(join(folder, String(other), 'areas/news')).filter((name) => !name.startsWith('.'));
      await expect.poll(() => folders().length, { timeout: 20_000 }).toBe(1);
      const file = `/areas/news/${folders()[0]}/remoteEntry.js`;

      const token = tokenOf(await ask(one, '/pedestal/auth/cx/login', { body: { username: '20260001', password: 'Qinghe#2026' } }));
      const guest = tokenOf(await ask(one, '/pedestal/auth/guest/login'));
      const reads = [{ path: file }, { path: '/healthz' }, { path: '/news' }, { path: '/homepage/theme/list', token: guest }];
      reads.push({ path: '/pedestal/auth/userInfo', token });
      const streams = ports.map(openStream);
      const answers: Answered[] = [];
      const saved: string[] = [];
      const pending: Promise<unknown>[] = [];
      const began = performance.now();
      let [sent, stop] = [0, false];
      const traffic = (async () => {
        for (; !stop; sent += 1, await pause(Math.max(0, began + sent * intervalMs - performance.now()))) {
          const port = ports[sent % 2] as number;
          if (sent % everyNthWrites === 0) {
            const title = `write ${sent}`;
            const body = { title, start: '2027-03-01 09:00', end: '2027-03-01 10:00' };
            const written = ask(port, '/homepage/scheduleCalendar/saveEvent', { token, body }).then((answer) => {
              answers.push(answer);
              if (answer.status === 200 && answer.text.includes('"code":200')) saved.push(title);
            });
            pending.push(written);
          } else {
            const read = reads[Math.floor(sent / 2) % reads.length] as (typeof reads)[number];
            pending.push(ask(port, read.path, read).then((answer) => answers.push(answer)));
          }
        }
      })();

      await pause(3_000);
      await postgres.crash();
      const left = performance.now();
      await pause(awaySeconds * 1_000);
      const returning = performance.now();
      await postgres.restart();
      // It listens before it has recovered.
      const query = () => database.database.execute('select 1').then(Boolean, () => false);
      await expect.poll(query, { timeout: 30_000, interval: 50 }).toBe(true);
      const back = performance.now();
      await Promise.all(ports.map((port) => expect.poll(ready(port), { timeout: 20_000, interval: 50 }).toBe(200)));
      const readyAfter = performance.now() - back;
      await pause(4_000);
      stop = true;
      await traffic;
      await Promise.all(pending);

      const rows = (await database.database.execute("select title from personal_event where title like 'write %'")) as unknown as {
        rows: { title: string }[];
      };
      const stored = rows.rows.map(({ title }) => title);
      // Guests' answers are cached for a second.
      const during = answers.filter(({ at }) => at > left + 1_500 && at < returning);
      const after = answers.filter(({ at }) => at > back + 3_000);
      const counted = (list: readonly Answered[]) =>
        [...Map.groupBy(list, ({ path, status }) => `${status} ${path.replace(/[0-9a-f]{12}/, 'BUILD')}`)].map(
          ([name, each]) => `${name}: ${each.length}, slowest ${Math.max(...each.map(({ ms }) => ms)).toFixed(0)} ms`,
        );
      console.log(`away ${awaySeconds} s; ready ${readyAfter.toFixed(0)} ms after PostgreSQL; ${saved.length} writes answered`);
      console.log([...counted(during).sort(), 'after:', ...counted(after).sort()].join('\n'));

      for (const { path, status, text } of during) {
        if (path === file || path === '/healthz') expect([path, status]).toEqual([path, 200]);
        else expect([path, status]).toEqual([path, path === '/news' ? expect.toBeOneOf([200, 503]) : 503]);
        if (status === 503) expect(text).toContain('系统正在恢复');
      }
      expect(during.length).toBeGreaterThan(100);
      expect(answers.filter(({ status, ms }) => status === 0 || ms > slowestMs)).toEqual([]);
      expect(after.filter(({ status }) => status !== 200)).toEqual([]);
      expect(saved.filter((title) => !stored.includes(title))).toEqual([]);
      expect(stored.length).toBe(new Set(stored).size);
      expect(saved.length).toBeGreaterThan(20);
      expect(readyAfter).toBeLessThan(10_000);

      // The streams stayed open, and the link between the nodes is back.
      expect(streams.map(({ ended }) => ended)).toEqual([false, false]);
      for (const stream of streams) stream.text = '';
      operate(one, 'modules', 'off', 'news', '--school', '10001');
      for (const stream of streams) await expect.poll(() => stream.text, { timeout: 5_000 }).toContain('event: modules');
      for (const stream of streams) stream.close();
      for (const node of nodes) {
        const ended = new Promise((resolve) => node.once('exit', resolve));
        node.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
    } finally {
      for (const node of nodes) node.kill('SIGKILL');
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000,
);
