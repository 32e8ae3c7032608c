import { type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';
import { AreaContext } from './area-context.ts';

export interface Keeping<T> {
  /** Raise it when the shape of the value changes. Default 1. */
  version?: number;
  /** Makes a value of this version out of another version's; undefined starts again. */
  from?: (value: unknown, version: number) => T | undefined;
}

/**
 * Like useState; its value is handed from build to build when the area is swapped while the page stands on screen.
 * `name` is unique on the page. Give it plain data: what holds code of the old build must not survive it.
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
