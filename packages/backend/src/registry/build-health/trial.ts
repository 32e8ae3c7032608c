/** Tabs of one build, and those of them in which it failed. */
export interface Tabs {
  tabs: number;
  failed: number;
}

/** The chance to roll back a build that is as good as the other one, over all looks of a trial together. */
export const falseAlarms = 0.01;
/** No look before so many tabs of both builds, and no rollback for fewer failed ones. */
export const fewestTabs = 20;
export const fewestFailures = 5;
/** Another look when there are so many times more tabs. */
const growth = 1.2;

/**
 * Which look at a trial so many tabs of the new build allow; 0: none yet. Looking again and again finds a difference
 * sooner or later where there is none, so looks are counted, and each may use only its part of the false alarms.
 */
export function lookAt(fresh: Tabs, before: Tabs): number {
  if (Math.min(fresh.tabs, before.tabs) < fewestTabs) return 0;
  return 1 + Math.floor(Math.log(fresh.tabs / fewestTabs) / Math.log(growth) + 1e-9);
}

/** The part of the false alarms that the n-th look may use. The parts of all looks sum up to `falseAlarms`. */
export const allowedAt = (look: number): number => (falseAlarms * 6) / (Math.PI * look) ** 2;

export interface Verdict {
  worse: boolean;
  /** How likely so many failures, or more, are by chance where both builds are equally good. */
  chance: number;
  allowed: number;
}

/** Whether the new build is measurably worse: Fisher's exact test, one-sided, right for any number of tabs. */
export function judge(fresh: Tabs, before: Tabs, look: number): Verdict {
  const chance = chanceOf(fresh, before);
  const allowed = allowedAt(look);
  return { worse: fresh.failed >= fewestFailures && chance < allowed, chance, allowed };
}

/** P(X ≥ failed), where all failures of both are dealt to all tabs by lot. */
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

/** ln of the number of ways to choose. */
const choose = (from: number, number: number) => lnFactorial(from) - lnFactorial(number) - lnFactorial(from - number);

/** Stirling's series; exact enough from 10 on (1e-10), and what is smaller is multiplied out. */
function lnFactorial(n: number): number {
  if (n < 10) return Math.log([1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880][n] ?? 1);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1_260 * n ** 5);
}
