import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedReading } from './shared-reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many parallel readers share one query; a failed query is not cached', async () => {
  let readings = 0;
  const read = sharedReading(async () => {
    readings += 1;
    if (readings === 2) throw new Error('no database');
    return readings;
  }, 20);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(19);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  await expect(read()).rejects.toThrow('no database');
  expect(await read()).toBe(3);
});
