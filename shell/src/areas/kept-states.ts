import type { KeptStates } from '@portico/area/react';

/** What areas hand from build to build, for the pages that stand in a tab. */
export interface KeptPages {
  states: KeptStates;
  /** All that would be handed over now. */
  values(): unknown[];
  /** Forgets the state of pages that were left. */
  forgetOthers(current: readonly string[]): void;
}

export function createKeptPages(): KeptPages {
  const states = new Map<string, { version: number; value: unknown }>();
  return {
    states,
    values: () => [...states.values()].map(({ value }) => value),
    forgetOthers(current) {
      for (const name of states.keys()) if (!current.some((place) => name.startsWith(`${place} `))) states.delete(name);
    },
  };
}
