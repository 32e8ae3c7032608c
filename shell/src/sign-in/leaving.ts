import { atom } from '@portico/session';

/** Set while the browser is on its way to a partner's login: a page that is mounted twice leaves once. */
export const leavingAtom = atom(false);
/** Set while somebody is signed out: a page that is mounted twice does it once. */
export const signingOutAtom = atom(false);
