import type { KeptStates } from '@portico/area/react';

const states = new Map<string, { version: number; value: unknown }>();

/** What areas hand from build to build, for the pages that stand in this tab. */
export const keptStates: KeptStates = states;

/** All that would be handed over now. */
export const keptValues = (): unknown[] => [...states.values()].map(({ value }) => value);

/** Forgets the state of pages that were left. */
export function forgetStates(standing: readonly string[]): void {
  for (const name of states.keys()) if (!standing.some((place) => name.startsWith(`${place} `))) states.delete(name);
}
