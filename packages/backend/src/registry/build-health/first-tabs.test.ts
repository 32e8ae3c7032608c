import { expect, test } from 'vitest';
import { isBrokenAtOnce } from './first-tabs.ts';

const tabs = (failed: number, all: number) => ({ tabs: all, failed });

test('two of two failed tabs are enough on a small portal, where none failed before', () => {
  expect(isBrokenAtOnce(tabs(2, 2), tabs(0, 3))).toBe(true);
  expect(isBrokenAtOnce(tabs(2, 2), tabs(0, 0))).toBe(true);
  expect(isBrokenAtOnce(tabs(1, 1), tabs(0, 3))).toBe(false);
  expect(isBrokenAtOnce(tabs(2, 4), tabs(0, 3))).toBe(true);
  expect(isBrokenAtOnce(tabs(2, 5), tabs(0, 3))).toBe(false);
  expect(isBrokenAtOnce(tabs(2, 2), tabs(1, 3))).toBe(false);
});

test('where a trial would be possible, as many must have failed as one machine cannot report', () => {
  expect(isBrokenAtOnce(tabs(4, 4), tabs(0, 20))).toBe(false);
  expect(isBrokenAtOnce(tabs(5, 5), tabs(0, 20))).toBe(true);
  expect(isBrokenAtOnce(tabs(5, 11), tabs(0, 20))).toBe(false);
});

/**
 * The probability that a build as good as the one before is rolled back by its first tabs: exact, by the number of failed
 * tabs after each tab, over all tabs of a day.
 */
function falseAlarm(rate: number, before: number, most = 200): number {
  const least = before < 20 ? 2 : 5;
  let running = new Map([[0, 1]]);
  let alarmed = 0;
  for (let all = 1; all <= most; all += 1) {
    const next = new Map<number, number>();
    const add = (failed: number, chance: number) => {
      if (failed >= least && 2 * failed >= all) alarmed += chance;
      else next.set(failed, (next.get(failed) ?? 0) + chance);
    };
    for (const [failed, chance] of running) {
      add(failed, chance * (1 - rate));
      add(failed + 1, chance * rate);
    }
    running = next;
  }
  // And none may have failed before.
  return alarmed * (1 - rate) ** before;
}

test('false alarms of equally good builds stay as docs/decisions/0009 states them', () => {
  const percent = (rate: number, before: number) => Number((100 * falseAlarm(rate, before)).toPrecision(2));
  expect([percent(0.01, 10), percent(0.02, 10), percent(0.05, 10), percent(0.1, 10)]).toMatchInlineSnapshot(`
    [
      0.054,
      0.19,
      0.87,
      2,
    ]
  `);
  expect([percent(0.01, 0), percent(0.02, 0), percent(0.05, 0), percent(0.1, 0)]).toMatchInlineSnapshot(`
    [
      0.06,
      0.24,
      1.5,
      5.6,
    ]
  `);
  // A trial may be wrong once in a hundred.
  for (const rate of [0.01, 0.02, 0.05, 0.1, 0.2]) expect(falseAlarm(rate, 20)).toBeLessThan(0.0005);
});

test('the formula is that of isBrokenAtOnce', () => {
  for (const before of [0, 10, 20])
    for (let all = 1; all <= 30; all += 1)
      for (let failed = 0; failed <= all; failed += 1)
        expect(isBrokenAtOnce(tabs(failed, all), tabs(0, before))).toBe(failed >= (before < 20 ? 2 : 5) && 2 * failed >= all);
});
