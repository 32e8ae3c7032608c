import type { EntryPoint, PlannedArea } from '@portico/area';
import { createContext } from 'react';

/** How an area's page or block is rendered on the server; the browser does without. */
export interface ServerRender {
  /** The entry point to render with; undefined leaves the place to the browser. */
  entryPointOf(planned: PlannedArea): EntryPoint | undefined;
  /** Rendering comes into an area's code, and out of it: what fails between the two is the area's. */
  enter(planned: PlannedArea): void;
  leave(planned: PlannedArea): void;
  /** Let errors through, to learn what they say: React's server keeps those to itself that a Suspense boundary catches. */
  bare: boolean;
}

export const ServerRenderContext = createContext<ServerRender | undefined>(undefined);
