import type { Device } from '@portico/area';
import type { UnitConfig, UserInfo } from '@portico/contracts';
import { atom } from 'jotai';

/** The current person; a guest where nobody has signed in. */
export interface Person extends UserInfo {
  isGuest: boolean;
}

/** The school of this portal; only the shell uses its menus. */
export type School = Omit<UnitConfig, 'menus' | 'openMenus' | 'modules'>;

/** The portal's wall clock in Asia/Shanghai, from the server, so that server and browser show the same. */
export interface Now {
  /** YYYY-MM-DD */
  date: string;
  /** 1 Monday … 7 Sunday */
  weekday: number;
  /** HH:mm */
  time: string;
}

const missing = (name: string) => (): never => {
  throw new Error(`${name} was read before the shell filled it.`);
};

/** Written by the shell only; areas read through the hooks. */
export const personAtom = atom<Person | undefined>(undefined);
export const schoolAtom = atom<School | undefined>(undefined);
/** Open module and block signs. */
export const openModulesAtom = atom<ReadonlySet<string>>(new Set<string>());
export const deviceAtom = atom<Device>('desktop');
export const nowAtom = atom<Now | undefined>(undefined);

export const noPerson = missing('The person');
export const noSchool = missing('The school');
export const noClock = missing('The clock');
