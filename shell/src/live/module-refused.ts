import { atom } from '@portico/session';

/** The number of calls refused because their module is off: the configuration changed without an event for this tab. */
export const moduleRefusalsAtom = atom(0);
