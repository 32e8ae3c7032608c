import { expect, test } from 'vitest';
import { createStreamLimits } from './stream-limits.ts';

test('an address and a session have their limits, and a stream that ended makes room once', () => {
  const limits = createStreamLimits(0.1);
  const open = (address: string, session?: string) => limits.open({ address, session });
  const first = open('10.0.0.1', 'a');
  expect(open('10.0.0.2', 'a')).toBeDefined();
  expect(open('10.0.0.3', 'a')).toBeUndefined();
  first?.();
  first?.();
  expect(open('10.0.0.3', 'a')).toBeDefined();
  expect(open('10.0.0.3', 'a')).toBeUndefined();
  const opened = Array.from({ length: 120 }, () => open('10.0.0.9'));
  expect(opened.filter(Boolean)).toHaveLength(100);
  expect(open('10.0.0.8')).toBeDefined();
});
