import { atom } from '@portico/session';

/** Set during a redirect to a partner's login: a page that is mounted twice redirects once. */
export const leavingAtom = atom(false);
/** Set during a sign-out: a page that is mounted twice signs out once. */
export const signingOutAtom = atom(false);
