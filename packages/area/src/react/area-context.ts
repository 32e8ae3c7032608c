import { createContext } from 'react';
import type { PlannedArea } from '../plan.ts';

/** State that outlives a swap, by name; the shell holds it while the page stands. */
export interface KeptStates {
  get(name: string): { version: number; value: unknown } | undefined;
  set(name: string, kept: { version: number; value: unknown }): void;
}

/** Where a component stands: in which area, on which page or in which block. */
export interface AreaSurroundings {
  area: string;
  /** The build that it was loaded from; absent in tests. */
  planned?: PlannedArea | undefined;
  /** The same for every build of the page or block. */
  place: string;
  kept: KeptStates;
}

export const AreaContext = createContext<AreaSurroundings | undefined>(undefined);
