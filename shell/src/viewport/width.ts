import { atom } from '@portico/session';

/** The window's width in CSS pixels, as the frame was last decided by. */
export const widthAtom = atom(0);
