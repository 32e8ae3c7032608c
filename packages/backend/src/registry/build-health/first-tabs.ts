import { minFailures, minTabs, type Tabs } from './trial.ts';

/** Failed tabs that are enough on a portal too small for a trial, where the build before had none. */
export const fewFailures = 2;

/**
 * Whether the first tabs of a build are broken so clearly that nobody waits for a trial: at least half of them failed,
 * and none with the build before. On a small portal, whose build before had fewer tabs than a trial needs, two failed tabs
 * are enough; elsewhere as many as a trial needs, which no single machine can report.
 */
export function isBrokenAtOnce(fresh: Tabs, before: Tabs): boolean {
  const least = before.tabs < minTabs ? fewFailures : minFailures;
  return before.failed === 0 && fresh.failed >= least && 2 * fresh.failed >= fresh.tabs;
}
