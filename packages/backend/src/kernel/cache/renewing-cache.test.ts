import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenewingCache } from './renewing-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a cached value is younger than its lifetime, and nobody waits for a renewal', async () => {
  const briefly = createRenewingCache(1_000);
  let loads = 0;
  const slow = () => {
    loads += 1;
    const value = loads;
    return new Promise<number>((resolve) => setTimeout(() => resolve(value), 100));
  };
  const first = briefly('list', slow);
  expect(briefly('list', slow)).toBe(first);
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe(1);
  await vi.advanceTimersByTimeAsync(650);
  // Three quarters of its time are over: it is loaded again, once, and the old value is still given.
  expect([await briefly('list', slow), await briefly('list', slow), loads]).toEqual([1, 1, 2]);
  await vi.advanceTimersByTimeAsync(150);
  expect([await briefly('list', slow), loads]).toEqual([2, 2]);
  // Unasked it ends: the next one waits for what is right now.
  await vi.advanceTimersByTimeAsync(2_000);
  const third = briefly('list', slow);
  await vi.advanceTimersByTimeAsync(100);
  expect([await third, loads]).toEqual([3, 3]);
});

test('a failed load is not kept; a failed renewal leaves the value until its end', async () => {
  const briefly = createRenewingCache(1_000);
  const fails = () => Promise.reject(new Error('down'));
  await expect(briefly('list', fails)).rejects.toThrow('down');
  expect(await briefly('list', async () => 'here')).toBe('here');
  await vi.advanceTimersByTimeAsync(800);
  expect(await briefly('list', fails)).toBe('here');
  await vi.advanceTimersByTimeAsync(300);
  await expect(briefly('list', fails)).rejects.toThrow('down');
});

test('a stale value is given at once and renewed for the next caller; too old, it is loaded while the caller waits', async () => {
  const cached = createRenewingCache(1_000, { staleMs: 60_000 });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return loads;
  };
  expect(await cached('page', load)).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([await cached('page', load), await cached('page', load), loads]).toEqual([1, 2, 2]);
  await vi.advanceTimersByTimeAsync(61_001);
  expect([await cached('page', load), loads]).toEqual([3, 3]);
});

test('a failed renewal of a stale value is tried again by the next caller', async () => {
  const cached = createRenewingCache(1_000, { staleMs: 60_000 });
  expect(await cached('page', async () => 'old')).toBe('old');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await cached('page', () => Promise.reject(new Error('down')))).toBe('old');
  expect(await cached('page', async () => 'new')).toBe('old');
  expect(await cached('page', async () => 'newer')).toBe('new');
});
