import type { KeptStates } from '@portico/area/react';

/** State that areas pass from build to build, by mounted page. */
export interface KeptPages {
  states: KeptStates;
  /** Everything that would be passed on now. */
  values(): unknown[];
  /** Deletes the state of pages that were left. */
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
