import type { Device } from '@portico/area';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import {
  deviceAtom,
  type Now,
  noClock,
  noPerson,
  noSchool,
  nowAtom,
  openModulesAtom,
  type Person,
  personAtom,
  type School,
  schoolAtom,
} from './portal-state.ts';

/** The visitor. */
export function usePerson(): Person {
  return useAtomValue(personAtom) ?? noPerson();
}

/** Shows at once, in the frame as well, what a person has changed of the own data; the server has stored it before. */
export function useChangePerson(): (changed: Partial<Pick<Person, 'avatar' | 'startPath'>>) => void {
  const set = useSetAtom(personAtom);
  return useCallback((changed) => set((person) => person && { ...person, ...changed }), [set]);
}

/** The school of this portal. */
export function useSchool(): School {
  return useAtomValue(schoolAtom) ?? noSchool();
}

/** Whether a module or block is switched on for this visitor; the server enforces the same. */
export function useModuleOpen(sign: string): boolean {
  return useAtomValue(openModulesAtom).has(sign);
}

/** Which frame the shell shows. */
export function useDevice(): Device {
  return useAtomValue(deviceAtom);
}

/** The portal's date and time, Asia/Shanghai. */
export function useNow(): Now {
  return useAtomValue(nowAtom) ?? noClock();
}
