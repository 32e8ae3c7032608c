import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { regularly } from './regularly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one turn at a time; a failed one is told and repeated; a stop waits for what is running', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const work = () => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  };
  const stop = regularly(1_000, work, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(3_500);
  expect(turns).toHaveLength(1);
  turns[0]?.reject('broken');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual(['broken']);
  expect(turns).toHaveLength(2);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  turns[1]?.resolve();
  await stopped;
  expect(turns).toHaveLength(2);
});
