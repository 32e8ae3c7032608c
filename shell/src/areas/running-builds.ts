import type { PlannedArea } from '@portico/area';

/** The builds that a tab shows: one of each area that it has entered. Only a swap changes which one. */
export interface RunningBuilds {
  /** The build of an area to show: the running one, or the plan's where the tab enters the area for the first time. */
  enter(planned: PlannedArea): PlannedArea;
  all(): readonly PlannedArea[];
  /** Makes another build the running one; what shows the area follows. */
  set(planned: PlannedArea): void;
  /** Calls back for each area that the tab has entered, and then for each that it enters for the first time. */
  watchEntries(entered: (planned: PlannedArea) => void): void;
  /** Calls back when another build has become the running one. */
  subscribe(listener: () => void): () => void;
}

export function createRunningBuilds(): RunningBuilds {
  const running = new Map<string, PlannedArea>();
  const listeners = new Set<() => void>();
  const watchers: ((planned: PlannedArea) => void)[] = [];
  return {
    enter(planned) {
      const here = running.get(planned.area);
      if (here) return here;
      running.set(planned.area, planned);
      for (const entered of watchers) entered(planned);
      return planned;
    },
    all: () => [...running.values()],
    set(planned) {
      running.set(planned.area, planned);
      for (const listener of listeners) listener();
    },
    watchEntries(entered) {
      watchers.push(entered);
      for (const planned of running.values()) entered(planned);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
