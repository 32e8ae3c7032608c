import { expect, test } from 'vitest';
import { isQuiet } from './quiet.ts';

const night = { quietStart: '22:30', quietEnd: '07:00' };
const noon = { quietStart: '12:00', quietEnd: '14:00' };

test('I1 · a quiet time begins with its first minute, ends before its last one, and may go past midnight', () => {
  expect(['22:29', '22:30', '23:59', '00:00', '06:59', '07:00'].map((clock) => isQuiet(clock, night))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(['11:59', '12:00', '13:59', '14:00'].map((clock) => isQuiet(clock, noon))).toEqual([false, true, true, false]);
  expect(isQuiet('03:00', {})).toBe(false);
});
