import type { EntryPoint, PlannedArea } from '@portico/area';
import { createContext } from 'react';

/** How the server renders an area's page or block; unused in the browser. */
export interface ServerRender {
  /** The entry point to render with; undefined leaves the slot to the browser. */
  entryPointOf(planned: PlannedArea): EntryPoint | undefined;
  /** Rendering enters or leaves an area's code: an error between the two belongs to the area. */
  enter(planned: PlannedArea): void;
  leave(planned: PlannedArea): void;
  /** Let errors through to learn their cause: React's server renderer hides errors that a Suspense boundary catches. */
  bare: boolean;
}

export const ServerRenderContext = createContext<ServerRender | undefined>(undefined);
