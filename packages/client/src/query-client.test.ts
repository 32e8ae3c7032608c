import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('on the server an answer sets no timer, so no page outlives its request', () => {
  vi.useFakeTimers();
  createQueryClient().setQueryData(['GET /homepage/theme/list'], []);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
