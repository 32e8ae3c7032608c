import { expect, test } from 'vitest';
import { dayWords, plainAddress } from './words.ts';

test.each([
  ['2026-11-20 07:42:00', '今天 07:42'],
  ['2026-11-19 18:10:00', '昨天 18:10'],
  ['2026-11-17 09:25:00', '11-17 09:25'],
  ['2025-12-31 09:25:00', '2025-12-31 09:25'],
])('P1 · %s is told as %s', (time, words) => {
  expect(dayWords(time, '2026-11-20', '2026-11-19')).toBe(words);
});

test('P1 · an address is written as people know it', () => {
  expect(plainAddress('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});
