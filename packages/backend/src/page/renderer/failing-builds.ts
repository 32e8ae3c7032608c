/** The outcome of a render. */
export type Outcome = 'rendered' | 'late' | 'failed';

/** Number of latest renders that are considered for a build. */
const window = 50;
/**
 * Number of failures among them that switches server rendering off for the build. A late render counts a fifth of a
 * failed one.
 */
const most = 5;
const weights: Record<Outcome, number> = { rendered: 0, late: 0.2, failed: 1 };

/** The builds that the server renders. A build never changes, so one that is off stays off while this node runs. */
export interface FailingBuilds {
  isOff(build: string): boolean;
  /** Returns whether this outcome switched the build off. */
  note(build: string, outcome: Outcome): boolean;
  /** Switches off a build that cannot be loaded. */
  refuse(build: string): void;
  /** Every rendered build with its counts. */
  counts(): readonly { build: string; off: boolean; counts: Readonly<Record<Outcome, number>> }[];
}

export function failingBuilds(): FailingBuilds {
  const known = new Map<string, { last: Outcome[]; counts: Record<Outcome, number>; off: boolean }>();
  const entry = (build: string) => {
    const of = known.get(build) ?? { last: [], counts: { rendered: 0, late: 0, failed: 0 }, off: false };
    known.set(build, of);
    return of;
  };
  return {
    isOff: (build) => known.get(build)?.off ?? false,
    note(build, outcome) {
      const of = entry(build);
      of.counts[outcome] += 1;
      of.last = [...of.last, outcome].slice(-window);
      const goesOff = !of.off && of.last.reduce((sum, each) => sum + weights[each], 0) >= most;
      of.off ||= goesOff;
      return goesOff;
    },
    refuse(build) {
      const of = entry(build);
      of.counts.failed += 1;
      of.off = true;
    },
    counts: () => [...known].map(([build, { off, counts }]) => ({ build, off, counts })),
  };
}
