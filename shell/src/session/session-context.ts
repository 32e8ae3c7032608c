import { createContext, useContext } from 'react';

/** What the frame may ask of the session. */
export interface SessionActions {
  signOut: () => void;
}

export const SessionContext = createContext<SessionActions>({
  signOut: () => {
    throw new Error('The session is not ready before the page is live.');
  },
});

export const useSignOut = () => useContext(SessionContext).signOut;
