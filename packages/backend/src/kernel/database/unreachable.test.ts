import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openThrowaway } from '../../testing/engines.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openLive } from '../live/live.ts';
import { createLog } from '../server/log.ts';
import { openServer } from './server.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

const url = process.env.PORTICO_TEST_DATABASE_URL;
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A way to the server that can be cut, as a network or a stopped server does. */
async function openWay(target: URL) {
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((socket) => {
        const onward = connectTo(Number(target.port), target.hostname);
        for (const [one, other] of [
          [socket, onward],
          [onward, socket],
        ] as const) {
          sockets.add(one);
          one.on('error', () => undefined);
          one.on('close', () => other.destroy());
          one.pipe(other);
        }
      }).listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const port = await listen(0);
  return {
    port,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    restore: () => listen(port),
  };
}

test.skipIf(!url)('a database that goes away is 503 with clear words, and the portal recovers by itself', async () => {
  const database = await openThrowaway(url ?? '', { seeded: true });
  closing.push(database.close);
  const way = await openWay(new URL(database.url));
  const through = new URL(database.url);
  through.port = String(way.port);
  const portal = await openTestPortal(await openServer(through.href));
  closing.push(portal.close);
  const lines: string[] = [];
  const live = await openLive({ databaseUrl: through.href, log: createLog('info', { write: (line) => lines.push(line) }) });
  closing.push(live.close);
  let gaps = 0;
  live.onForeign(async (event) => {
    if (event === 'gap') gaps += 1;
  });
  const token = await portal.tokenOf('20260001');
  const info = () => portal.get('/pedestal/auth/userInfo', { token });
  const ready = async () => (await portal.request('/readyz')).status;
  expect([(await info()).code, await ready()]).toEqual([200, 200]);

  way.cut();
  expect(await ready()).toBe(503);
  await expect.poll(async () => (await info()).status).toBe(503);
  const answer = await info();
  expect(answer).toMatchObject({ status: 503, success: false, code: 503, msg: '系统正在恢复，请稍后再试', data: null });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await portal.request('/healthz')).status).toBe(200);
  // Nobody is signed out by it.
  await way.restore();
  await expect.poll(ready).toBe(200);
  expect(await info()).toMatchObject({ status: 200, code: 200 });
  await expect.poll(() => gaps).toBe(1);
});

test.skipIf(!url)('a connection that is lost within a transaction fails this transaction, and not the process', async () => {
  const database = await openThrowaway(url ?? '');
  closing.push(database.close);
  const way = await openWay(new URL(database.url));
  const through = new URL(database.url);
  through.port = String(way.port);
  const open = await openServer(through.href);
  closing.push(open.close);
  const work = open.database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    way.cut();
    // Nothing is asked while the connection breaks off.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await transaction.execute(sql`select 2`);
  });
  const failure = await work.catch((error: unknown) => error);
  expect(isDatabaseUnreachable(failure)).toBe(true);
  await way.restore();
  await expect.poll(() => open.database.execute(sql`select 3`).then(Boolean, () => false)).toBe(true);
});
