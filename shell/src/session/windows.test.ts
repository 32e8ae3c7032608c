import { expect, test } from 'vitest';
import { idleState, sessionWindows } from './windows.ts';

const minute = 60_000;

test('S9 · the windows come from the school, in minutes', () => {
  expect(sessionWindows({ onLineMinute: 30, refreshMinute: 10 })).toEqual({ online: 30 * minute, refresh: 10 * minute });
});

test('S9 · missing and bad values fall back to 432000 s and 345600 s', () => {
  const standard = { online: 432_000_000, refresh: 345_600_000 };
  for (const bad of [undefined, null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, '10'])
    expect(sessionWindows({ onLineMinute: bad, refreshMinute: bad })).toEqual(standard);
});

test('S9 · a refresh window that does not end before the online window becomes 0.8 of it', () => {
  expect(sessionWindows({ onLineMinute: 10, refreshMinute: 10 })).toEqual({ online: 10 * minute, refresh: 8 * minute });
  expect(sessionWindows({ onLineMinute: 10 })).toEqual({ online: 10 * minute, refresh: 8 * minute });
});

test('S6 · active up to the refresh window, long-idle up to the online window, expired from then on', () => {
  const windows = { refresh: 100, online: 200 };
  expect([0, 100, 101, 199, 200, 10_000].map((idle) => idleState(idle, windows))).toEqual([
    'active',
    'active',
    'long-idle',
    'long-idle',
    'expired',
    'expired',
  ]);
});
