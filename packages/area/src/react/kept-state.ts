import { type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';
import { AreaContext } from './area-context.ts';

export interface Keeping<T> {
  /** Increase it when the shape of the value changes. Default 1. */
  version?: number;
  /** Converts a value of another version; undefined resets it. */
  from?: (value: unknown, version: number) => T | undefined;
}

/**
 * Like useState; a swap passes its value from build to build while the page is mounted. `name` is unique on the page.
 * Give it plain data: nothing may refer to the old build's code.
 */
export function useKeptState<T>(
  name: string,
  initial: T | (() => T),
  { version = 1, from }: Keeping<T> = {},
): [T, Dispatch<SetStateAction<T>>] {
  const surroundings = useContext(AreaContext);
  const key = `${surroundings?.place} ${name}`;
  const [value, setValue] = useState<T>(() => {
    const kept = surroundings?.kept.get(key);
    if (kept?.version === version) return kept.value as T;
    const moved = kept && from?.(kept.value, kept.version);
    if (moved !== undefined) return moved;
    return typeof initial === 'function' ? (initial as () => T)() : initial;
  });
  useEffect(() => {
    surroundings?.kept.set(key, { version, value });
  }, [surroundings, key, version, value]);
  return [value, setValue];
}
