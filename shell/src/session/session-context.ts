import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

/** What frame and areas may ask of the session. */
export interface SessionActions extends Pick<Session, 'signOut' | 'keepSignIn' | 'keepGuest'> {
  holdUnsaved: (name: string, held: boolean) => void;
  /** The visitor has confirmed the dialog that is shown. */
  confirm: () => void;
}

const notReady = () => {
  throw new Error('The session is not ready before the page is live.');
};

export const SessionContext = createContext<SessionActions>({
  signOut: notReady,
  keepSignIn: notReady,
  keepGuest: notReady,
  holdUnsaved: notReady,
  confirm: notReady,
});

export const useSessionActions = () => useContext(SessionContext);
