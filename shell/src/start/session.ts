import { momentOf } from '@portico/contracts/shown-time';
import { notify } from '../frame/notices-state.ts';
import { moduleRefusalsAtom } from '../live/module-refused.ts';
import { openSession } from '../session/session.ts';
import type { SessionActions } from '../session/session-context.ts';
import { unsavedWork } from '../session/unsaved.ts';
import { sessionWindows } from '../session/windows.ts';
import type { Tab } from './tab.ts';

/** Connects the client to the network and starts the session. Returns the session's interface for frame and areas. */
export function startSession({ state: { store, facts }, robot }: Tab): SessionActions {
  const session = openSession({
    store,
    guest: facts.person.isGuest,
    windows: sessionWindows(facts.host),
    serverAtStart: momentOf(facts.host.serverTime),
    tell: (error) => notify(store, { kind: 'error', text: error.message }),
    moduleOff: () => store.set(moduleRefusalsAtom, (before) => before + 1),
    signInAgain: () => location.assign(`/logout?expired=1&redirect=${encodeURIComponent(location.pathname + location.search)}`),
    leaving: robot.destroy,
  });
  const { signOut, keepSignIn, keepGuest, leave } = session;
  return { signOut, keepSignIn, keepGuest, leave, holdUnsaved: unsavedWork(store), confirm: () => session.dispatch('confirmed') };
}
