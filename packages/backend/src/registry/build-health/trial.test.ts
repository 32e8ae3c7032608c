import { expect, test } from 'vitest';
import { allowedAt, chanceOf, falseAlarms, judge, lookAt } from './trial.ts';

const tabs = (failed: number, all: number) => ({ tabs: all, failed });

test('the chance is that of Fisher’s exact test', () => {
  // The lady who tastes tea: 17 of 70 ways.
  expect(chanceOf(tabs(3, 4), tabs(1, 4))).toBeCloseTo(17 / 70, 9);
  expect(chanceOf(tabs(4, 4), tabs(0, 4))).toBeCloseTo(1 / 70, 9);
  expect(chanceOf(tabs(0, 50), tabs(3, 50))).toBeCloseTo(1, 9);
  // From tables of the hypergeometric distribution: P(X ≥ 15), 100 and 100 tabs, 18 failures.
  expect(chanceOf(tabs(15, 100), tabs(3, 100))).toBeCloseTo(0.002592, 4);
});

test('looks come at every fifth more tabs, none before twenty of both builds', () => {
  expect([19, 20, 23, 24, 28, 29].map((all) => lookAt(tabs(0, all), tabs(0, 100)))).toEqual([0, 1, 1, 2, 2, 3]);
  expect(lookAt(tabs(0, 1_000), tabs(0, 19))).toBe(0);
});

test('all looks together may be wrong once in a hundred trials', () => {
  const sum = Array.from({ length: 100_000 }, (_, index) => allowedAt(index + 1)).reduce((all, part) => all + part, 0);
  expect(sum).toBeLessThanOrEqual(falseAlarms);
  expect(sum).toBeGreaterThan(falseAlarms * 0.999);
});

test('four failures are never enough, and a build that fails as often as the one before is left alone', () => {
  expect(judge(tabs(4, 20), tabs(0, 5_000), 1).worse).toBe(false);
  expect(judge(tabs(5, 20), tabs(0, 5_000), 1).worse).toBe(true);
  expect(judge(tabs(100, 1_000), tabs(100, 1_000), 22).worse).toBe(false);
  expect(judge(tabs(60, 100), tabs(50, 100), 9).worse).toBe(false);
});

/** Numbers between 0 and 1 that are the same at every run. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deals tabs to a rollout of a tenth, until it is rolled back or there are so many; answers at which tab, or never. */
function trial(seed: number, rates: { fresh: number; before: number }, most: number): number | undefined {
  const lot = lots(seed);
  const [fresh, before] = [tabs(0, 0), tabs(0, 0)];
  let looked = 0;
  while (fresh.tabs < most) {
    const isFresh = lot() < 0.1;
    const dealt = isFresh ? fresh : before;
    dealt.tabs += 1;
    if (lot() < (isFresh ? rates.fresh : rates.before)) dealt.failed += 1;
    const look = lookAt(fresh, before);
    if (look <= looked) continue;
    looked = look;
    if (judge(fresh, before, look).worse) return fresh.tabs;
  }
  return undefined;
}

test('of 300 trials of equally good builds, checked to the end, hardly one is rolled back', () => {
  const halted = Array.from({ length: 300 }, (_, seed) => trial(seed + 1, { fresh: 0.02, before: 0.02 }, 2_000)).filter((at) => at);
  // Three are expected at most; the lots are always the same.
  expect(halted.length).toBeLessThanOrEqual(3);
});

test('a build that fails in every second tab is rolled back within fifty tabs, one that fails four times as often within a thousand', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    expect(trial(seed, { fresh: 0.5, before: 0.02 }, 2_000)).toBeLessThanOrEqual(50);
    expect(trial(seed, { fresh: 0.08, before: 0.02 }, 2_000)).toBeLessThanOrEqual(1_000);
  }
});
