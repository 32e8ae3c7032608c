import type { PlannedArea } from '@portico/area';
import { useSyncExternalStore } from 'react';

/** The builds that this tab shows: one of each area that it has entered. Only a swap changes which one. */
const running = new Map<string, PlannedArea>();
const listeners = new Set<() => void>();
let onEntered: (planned: PlannedArea) => void = () => undefined;

/** The build of an area to show: the running one, or the plan's where the tab enters the area for the first time. */
export function enterArea(planned: PlannedArea): PlannedArea {
  const here = running.get(planned.area);
  if (here) return here;
  running.set(planned.area, planned);
  onEntered(planned);
  return planned;
}

export const runningBuild = (area: string): PlannedArea | undefined => running.get(area);

/** Everything that this tab runs. */
export const runningBuilds = (): readonly PlannedArea[] => [...running.values()];

/** Makes another build the running one; what shows the area follows. */
export function setRunningBuild(planned: PlannedArea): void {
  running.set(planned.area, planned);
  for (const listener of listeners) listener();
}

/** Calls back for each area that the tab enters for the first time. */
export function watchEntries(entered: (planned: PlannedArea) => void): void {
  onEntered = entered;
  for (const planned of running.values()) entered(planned);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The running build of the area that a plan's entry names. */
export function useRunningBuild(planned: PlannedArea | undefined): PlannedArea | undefined {
  const now = () => (planned ? enterArea(planned) : undefined);
  return useSyncExternalStore(subscribe, now, () => planned);
}
