import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

/** The session's interface for frame and areas. */
export interface SessionActions extends Pick<Session, 'signOut' | 'keepSignIn' | 'keepGuest' | 'leave'> {
  holdUnsaved: (name: string, held: boolean) => void;
  /** The visitor confirmed the current dialog. */
  confirm: () => void;
}

const notReady = () => {
  throw new Error('The session is not ready before the page is live.');
};

export const SessionContext = createContext<SessionActions>({
  signOut: notReady,
  keepSignIn: notReady,
  keepGuest: notReady,
  leave: notReady,
  holdUnsaved: notReady,
  confirm: notReady,
});

export const useSessionActions = () => useContext(SessionContext);
