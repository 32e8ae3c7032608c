import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient, prefetch, storeRefusal } from './query-client.ts';

test('on the server an answer sets no timer, so no page outlives its request', () => {
  vi.useFakeTimers();
  createQueryClient().setQueryData(['GET /homepage/theme/list'], []);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const key = 'POST /homepage/service/getServiceApp {}';
const failing = () => vi.fn(() => Promise.reject(new Error('503')));
/** What a component does that shows the answer. */
const mount = (client: ReturnType<typeof createQueryClient>, queryFn: () => Promise<unknown>) =>
  new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => undefined);

test('r18 · a first call that failed is sent once by preparing, opening and mounting its page; then only by the visitor', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const send = failing();
  await prefetch(client, key, send);
  await prefetch(client, key, send);
  mount(client, send)();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  await prefetch(client, key, send);
  expect(send).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a refusal that came with the page is shown and not asked for, however late its part is mounted', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  storeRefusal(client, key, { code: 404, msg: '专题不存在或已下架' });
  await vi.advanceTimersByTimeAsync(60_000);
  const send = failing();
  const observer = new QueryObserver(client, { queryKey: [key], queryFn: send });
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { kind: 'not-found', message: '专题不存在或已下架' } });
  observer.subscribe(() => undefined)();
  expect(send).not.toHaveBeenCalled();
  void observer.refetch();
  expect(send).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
