import type { PlannedArea } from '@portico/area';

/** The builds that a tab shows: one for each area it has entered. Only a swap changes them. */
export interface RunningBuilds {
  /** The build of an area to show: the running one, or the plan's when the tab enters the area for the first time. */
  enter(planned: PlannedArea): PlannedArea;
  all(): readonly PlannedArea[];
  /** Sets the running build; components that show the area update. */
  set(planned: PlannedArea): void;
  /** Calls back for each area that the tab has entered, and for each area it enters later. */
  watchEntries(entered: (planned: PlannedArea) => void): void;
  /** Calls back when the running build has changed. */
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
