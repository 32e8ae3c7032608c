/** What became of a render. */
export type Outcome = 'rendered' | 'late' | 'failed';

/** Renders of a build that are looked back upon. */
const window = 50;
/** So many failures among them and the build is rendered by browsers alone. One that came late weighs a fifth of one that failed. */
const most = 5;
const weights: Record<Outcome, number> = { rendered: 0, late: 0.2, failed: 1 };

/** Which builds the server goes on rendering. A build never changes, so one that is off stays off as long as this node runs. */
export interface FailingBuilds {
  isOff(build: string): boolean;
  /** Says whether this outcome has switched the build off. */
  note(build: string, outcome: Outcome): boolean;
  /** Switches a build off that cannot be loaded at all. */
  refuse(build: string): void;
  /** Every build that was rendered, with its counts. */
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
