import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../server/log.ts';
import { openLive } from './live.ts';

const live = await openLive({ log: createLog('silent') });
const server = createServer((request, response) => {
  const [, fid = '', personId] = request.url?.split('/') ?? [];
  live.attach(request, response, { fid, personId });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterEach(async () => {
  await live.close();
  server.close();
});

test('a new stream repeats the last notice of its school and person, with the time of it, and nobody else’s', async () => {
  const before = Date.now();
  await live.publish('notice', { count: 9 }, { fid: '10001' });
  await live.publish('notice', { count: 3 }, { fid: '10001' });
  await live.publish('notice', { count: 1 }, { fid: '10001', personId: 'zhou' });
  await live.publish('notice', { count: 7 }, { fid: '10002' });
  const streams = await Promise.all(['10001/zhou', '10001/lin', '10001', '10003'].map((visitor) => fetch(`${origin}/${visitor}`)));
  // What is told to all comes after the greeting.
  await live.publish('plan', { revision: 1 });
  live.endStreams();
  const texts = await Promise.all(streams.map((stream) => stream.text()));
  const counts = texts.map((text) =>
    [...text.matchAll(/event: notice\nid: \d+\ndata: {"count":(\d+)}/g)].map(([, count]) => Number(count)),
  );
  expect(counts).toEqual([[3, 1], [3], [3], []]);
  expect(Number(/id: (\d+)/.exec(texts[0] ?? '')?.[1])).toBeGreaterThanOrEqual(before);
});
