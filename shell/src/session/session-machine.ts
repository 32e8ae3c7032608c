/** The session's states in this browser. */
export type SessionState = 'guest' | 'member' | 'long-idle' | 'expired' | 'leaving';

export type SessionEvent =
  /** Inactive for too long, but within the online window. */
  | 'grew-idle'
  /** The server refused the session, or the online window ended. */
  | 'refused'
  /** The visitor confirmed a dialog, here or in another tab of this browser. */
  | 'confirmed'
  /** Another tab reloaded after the same dialog. */
  | 'refreshed-elsewhere'
  /** Somebody signed out or in, here or in another tab. */
  | 'person-changed';

/** The browser's actions on a transition. */
export type SessionEffect = 'none' | 'reload' | 'start-over' | 'sign-in-again';

export interface SessionStep {
  state: SessionState;
  effect: SessionEffect;
}

const stay = (state: SessionState): SessionStep => ({ state, effect: 'none' });

/**
 * One transition of the session. `leaving` is final: later refused calls or other tabs change nothing, so there is one
 * dialog and one redirect.
 */
export function sessionStep(state: SessionState, event: SessionEvent, was: 'guest' | 'member'): SessionStep {
  if (state === 'leaving') return stay(state);
  switch (event) {
    case 'grew-idle':
      return stay(state === 'guest' || state === 'member' ? 'long-idle' : state);
    case 'refused':
      // A guest loses nothing: a new guest token and a reload.
      if (was === 'guest') return { state: 'leaving', effect: 'start-over' };
      return stay('expired');
    case 'confirmed':
      if (state === 'long-idle') return { state: 'leaving', effect: 'reload' };
      if (state === 'expired') return { state: 'leaving', effect: 'sign-in-again' };
      return stay(state);
    case 'refreshed-elsewhere':
      return stay(state === 'long-idle' ? was : state);
    case 'person-changed':
      return { state: 'leaving', effect: 'reload' };
  }
}
