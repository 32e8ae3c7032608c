import { newsContract } from '@portico/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createClient, sendCall } from './create-client.ts';
import { createQueryClient, prefetch } from './query-client.ts';
import { setTransport } from './transport.ts';

const categories = createClient(newsContract).categories.query();

/** Counts the calls and tells which were cancelled; none is answered. */
function slowServer() {
  const signals: (AbortSignal | undefined)[] = [];
  setTransport((_call, _input, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  return signals;
}

test('a renewal goes on while its page is swapped, and is not sent again', () => {
  const signals = slowServer();
  const client = createQueryClient();
  client.setQueryData(categories.queryKey, [], { updatedAt: Date.now() - 120_000 });
  const mount = () => new QueryObserver(client, categories).subscribe(vi.fn());
  mount()();
  mount();
  expect(signals).toEqual([undefined]);
});

test('so does a renewal that was started before its page is mounted', () => {
  const signals = slowServer();
  const client = createQueryClient();
  client.setQueryData(categories.queryKey, [], { updatedAt: Date.now() - 120_000 });
  void prefetch(client, categories.queryKey[0], (signal) => sendCall(newsContract.categories, {}, { signal }));
  new QueryObserver(client, categories).subscribe(vi.fn())();
  expect(signals).toEqual([undefined]);
});

test('a first answer that nobody waits for is cancelled', () => {
  const signals = slowServer();
  new QueryObserver(createQueryClient(), categories).subscribe(vi.fn())();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
