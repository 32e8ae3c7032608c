/** How the session stands in this browser. */
export type SessionState = 'guest' | 'member' | 'long-idle' | 'expired' | 'leaving';

export type SessionEvent =
  /** Too long without an operation, still within the online window. */
  | 'grew-idle'
  /** The server refused the session, or the online window is over. */
  | 'refused'
  /** The visitor confirmed a dialog, here or in another tab of this browser. */
  | 'confirmed'
  /** Another tab refreshed itself after the same question. */
  | 'refreshed-elsewhere'
  /** Somebody signed out or in, here or in another tab. */
  | 'person-changed';

/** What the browser does on a change of state. */
export type SessionEffect = 'none' | 'reload' | 'start-over' | 'sign-in-again';

export interface SessionStep {
  state: SessionState;
  effect: SessionEffect;
}

const stay = (state: SessionState): SessionStep => ({ state, effect: 'none' });

/**
 * One step of the session. `leaving` is the end: whatever twenty refused calls or two tabs say after it changes
 * nothing, so there is one dialog and one way out.
 */
export function sessionStep(state: SessionState, event: SessionEvent, was: 'guest' | 'member'): SessionStep {
  if (state === 'leaving') return stay(state);
  switch (event) {
    case 'grew-idle':
      return stay(state === 'guest' || state === 'member' ? 'long-idle' : state);
    case 'refused':
      // A guest has nothing to lose: a new guest token and the page again.
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
