/** Tabs of one build, and how many of them failed. */
export interface Tabs {
  tabs: number;
  failed: number;
}

/** The probability of rolling back an equally good build, over all checks of a trial together. */
export const falseAlarms = 0.01;
/** Minimum tabs of both builds before a check, and minimum failed tabs for a rollback. */
export const minTabs = 20;
export const minFailures = 5;
/** The growth factor of tabs between two checks. */
const growth = 1.2;

/**
 * The number of the check that this many tabs of the new build allow; 0: none yet. Repeated checks eventually find a
 * difference where there is none, so checks are counted, and each may use only its part of the false alarms.
 */
export function lookAt(fresh: Tabs, before: Tabs): number {
  if (Math.min(fresh.tabs, before.tabs) < minTabs) return 0;
  return 1 + Math.floor(Math.log(fresh.tabs / minTabs) / Math.log(growth) + 1e-9);
}

/** The part of the false alarms for the n-th check. All parts sum up to `falseAlarms`. */
export const allowedAt = (look: number): number => (falseAlarms * 6) / (Math.PI * look) ** 2;

export interface Verdict {
  worse: boolean;
  /** The probability of this many failures, or more, if both builds are equally good. */
  chance: number;
  allowed: number;
}

/** Whether the new build is measurably worse: Fisher's exact test, one-sided, exact for any number of tabs. */
export function judge(fresh: Tabs, before: Tabs, look: number): Verdict {
  const chance = chanceOf(fresh, before);
  const allowed = allowedAt(look);
  return { worse: fresh.failed >= minFailures && chance < allowed, chance, allowed };
}

/** P(X ≥ failed), if all failures were distributed over all tabs at random. */
export function chanceOf(fresh: Tabs, before: Tabs): number {
  const all = fresh.tabs + before.tabs;
  const failed = fresh.failed + before.failed;
  let chance = 0;
  for (let dealt = fresh.failed; dealt <= Math.min(fresh.tabs, failed); dealt += 1) {
    if (failed - dealt > before.tabs) continue;
    chance += Math.exp(choose(fresh.tabs, dealt) + choose(before.tabs, failed - dealt) - choose(all, failed));
  }
  return Math.min(1, chance);
}

/** ln of the binomial coefficient. */
const choose = (from: number, number: number) => lnFactorial(from) - lnFactorial(number) - lnFactorial(from - number);

/** Stirling's series; exact enough from 10 on (1e-10), smaller values are multiplied out. */
function lnFactorial(n: number): number {
  if (n < 10) return Math.log([1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880][n] ?? 1);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1_260 * n ** 5);
}
