import { createContext } from 'react';

/** State that survives a swap, by name; the shell holds it while the page is mounted. */
export interface KeptStates {
  get(name: string): { version: number; value: unknown } | undefined;
  set(name: string, kept: { version: number; value: unknown }): void;
}

/** Where a component is rendered: its area, and its page or block. */
export interface AreaSurroundings {
  area: string;
  /** The same for every build of the page or block. */
  place: string;
  kept: KeptStates;
}

export const AreaContext = createContext<AreaSurroundings | undefined>(undefined);
