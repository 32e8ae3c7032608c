import type { PlannedArea } from '@portico/area';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createFailures, type Failures } from '../failures/failures.ts';
import { createEntryPoints, type EntryPoints } from './entry-points.ts';
import { createKeptPages, type KeptPages } from './kept-states.ts';
import { createRunningBuilds, type RunningBuilds } from './running-builds.ts';

/** A tab's state of its areas. Created once at the start; on the server once for each page. */
export interface AreaHost {
  failures: Failures;
  builds: RunningBuilds;
  entryPoints: EntryPoints;
  kept: KeptPages;
  /** The builds that the server rendered the page with, `area@build`. */
  rendered: ReadonlySet<string>;
}

export function createAreaHost({
  failures = createFailures(),
  rendered = [],
}: {
  failures?: Failures;
  rendered?: readonly string[];
} = {}): AreaHost {
  return {
    failures,
    builds: createRunningBuilds(),
    entryPoints: createEntryPoints(),
    kept: createKeptPages(),
    rendered: new Set(rendered),
  };
}

export const AreaHostContext = createContext<AreaHost | undefined>(undefined);

export function useAreaHost(): AreaHost {
  const host = useContext(AreaHostContext);
  if (!host) throw new Error('An area was shown outside the portal.');
  return host;
}

/** The running build of an area in the plan. */
export function useRunningBuild(planned: PlannedArea | undefined): PlannedArea | undefined {
  const { builds } = useAreaHost();
  const now = () => (planned ? builds.enter(planned) : undefined);
  return useSyncExternalStore(builds.subscribe, now, () => planned);
}
