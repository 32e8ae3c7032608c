import { atom } from '@portico/session';

/** How many calls were refused because their module is off: the configuration has changed without this tab hearing of it. */
export const moduleRefusalsAtom = atom(0);
