import { expect, test } from 'vitest';
import { canDepart, departByChoice, departByItself, mayDepart } from './departures.ts';

test('case 16 · a browser is redirected automatically twice in five minutes, never a third time', () => {
  expect(mayDepart([], 0)).toBe(true);
  expect(mayDepart([1_000], 2_000)).toBe(true);
  expect(mayDepart([1_000, 2_000], 3_000)).toBe(false);
  expect(mayDepart([1_000, 2_000], 301_500)).toBe(true);
  // A clock that was set back, and what somebody else has written there.
  expect(mayDepart([9_000, 9_000], 3_000)).toBe(true);
  expect(mayDepart([Number.NaN, Number.NaN, 2_000], 3_000)).toBe(true);
});

test('case 16 · the count is kept in the tab; a choice of the visitor resets it', () => {
  sessionStorage.clear();
  expect([1, 2, 3, 4].map((now) => departByItself(now))).toEqual([true, true, false, false]);
  expect(canDepart(5)).toBe(false);
  departByChoice(6);
  expect(departByItself(7)).toBe(true);
  expect(departByItself(8)).toBe(false);
  sessionStorage.setItem('portico.departures', '{"not": "a list"}');
  expect(canDepart(9)).toBe(true);
});
