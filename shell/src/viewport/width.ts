import { atom } from '@portico/session';

/** The window's width in CSS pixels at the last decision about the frame. */
export const widthAtom = atom(0);
