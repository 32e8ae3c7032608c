import { createClient, networkTransport, type PortalError, portalError, setTransport } from '@portico/client';
import { authContract, codes, type LoginResult } from '@portico/contracts';
import { momentOf } from '@portico/contracts/shown-time';
import { atom } from '@portico/session';
import type { Store } from '../page-data/state.ts';
import { createCallToken } from './call-token.ts';
import { clearState } from './clear-state.ts';
import { idleClock } from './idle-clock.ts';
import { backOnline, leftOfflineAtom } from './left-offline.ts';
import { watchReturn } from './returned-page.ts';
import { type SessionEffect, type SessionEvent, type SessionState, sessionStep } from './session-machine.ts';
import { otherTabs } from './tabs.ts';
import { clearToken, storedToken, storeToken } from './token.ts';
import { idleState, type SessionWindows } from './windows.ts';

const auth = createClient(authContract);
/** Interval in ms between checks of the idle clock without calls. */
const lookEvery = 30_000;
/** Interval in ms between activity messages to the other tabs. */
const tellEvery = 1_000;

/** The dialogs' content. */
export const sessionStateAtom = atom<SessionState>('guest');

export interface SessionParts {
  store: Store;
  guest: boolean;
  windows: SessionWindows;
  /** The server's time when it rendered the page, in ms. */
  serverAtStart: number;
  /** Shows the message of a failed call. */
  tell: (error: PortalError) => void;
  /** A call was refused because its module is off. */
  moduleOff: () => void;
  /** The target of a member whose session has expired. */
  signInAgain: () => void;
  /** Somebody signs out: ends what runs in their name. */
  leaving: () => void;
}

/** The running session: connects the client to the network, checks the idle clock, follows the other tabs. */
export interface Session {
  dispatch: (event: SessionEvent) => void;
  /** Stores a sign-in of any kind: clears everything stored before, then stores the new token; other tabs follow. */
  keepSignIn: (result: LoginResult) => void;
  /**
   * A partner authenticated somebody whom the school does not know yet: the browser stays a guest's, with a new token.
   */
  keepGuest: (result: LoginResult) => void;
  /** The page is about to leave: a refused session changes nothing any more. The answer takes it back. */
  leave: () => () => void;
  /**
   * Ends the session at the server, clears the browser, becomes a guest and restarts at the given path, or at the
   * school's own sign-out if people sign in elsewhere (CAS). Offline, the browser is cleared at once and the server is
   * informed later.
   */
  signOut: (to: string) => Promise<void>;
}

export function openSession({ store, guest, windows, serverAtStart, tell, moduleOff, signInAgain, leaving }: SessionParts): Session {
  const was = guest ? 'guest' : 'member';
  store.set(sessionStateAtom, was);
  const tabs = otherTabs();
  const token = createCallToken();
  const clock = idleClock({ wall: Date.now, monotonic: () => performance.now(), server: serverNow }, serverAtStart);
  let lastTold = Number.NEGATIVE_INFINITY;

  /** Forgets the person; the next call requests a guest token. */
  const becomeNobody = () => {
    leaving();
    clearState();
    clearToken();
  };
  const effects: Record<SessionEffect, () => void> = {
    none: () => undefined,
    reload() {
      tabs.tell('refreshed');
      location.reload();
    },
    'start-over'() {
      becomeNobody();
      location.reload();
    },
    'sign-in-again'() {
      becomeNobody();
      tabs.tell('person-changed');
      signInAgain();
    },
  };
  const dispatch = (event: SessionEvent) => {
    const { state, effect } = sessionStep(store.get(sessionStateAtom), event, was);
    store.set(sessionStateAtom, state);
    effects[effect]();
  };
  const look = async () => {
    const idle = idleState(await clock.idle(), windows);
    if (idle === 'long-idle') dispatch('grew-idle');
    if (idle === 'expired') dispatch('refused');
    return idle;
  };
  const operate = () => {
    clock.operated();
    if (performance.now() - lastTold < tellEvery) return;
    lastTold = performance.now();
    tabs.tell('operated');
  };

  tabs.listen((message) => {
    if (message === 'operated') clock.operated();
    else dispatch(message === 'refreshed' ? 'refreshed-elsewhere' : 'person-changed');
  });
  setInterval(() => void look(), lookEvery);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look());
  // A page from the back-forward cache may have been idle for days.
  addEventListener('pageshow', (event) => event.persisted && void look());
  watchReturn(() => location.reload());

  setTransport(
    networkTransport({
      token: token.get,
      async beforeCall() {
        if ((await look()) !== 'active') throw portalError('failed', '请先刷新页面。', { quiet: true });
        operate();
        await token.renewIfOld();
      },
      onFailure(error) {
        if (error.code === codes.moduleOff) moduleOff();
        if (error.kind === 'signed-out') dispatch('refused');
        else if (!error.quiet) tell(error);
      },
    }),
  );

  return {
    dispatch,
    keepSignIn(result) {
      clearState();
      storeToken(result.token, false);
      tabs.tell('person-changed');
    },
    keepGuest: (result) => storeToken(result.token, true),
    leave() {
      const before = store.get(sessionStateAtom);
      store.set(sessionStateAtom, 'leaving');
      return () => store.set(sessionStateAtom, before);
    },
    async signOut(to) {
      const own = storedToken();
      const end = () => auth.logout({ service: location.origin + to }, { quiet: true, token: own });
      let ended = await end().catch(() => undefined);
      becomeNobody();
      tabs.tell('person-changed');
      if (!ended && !navigator.onLine) {
        store.set(leftOfflineAtom, true);
        await backOnline();
        ended = await end().catch(() => undefined);
      }
      await token.get().catch(() => undefined);
      location.assign(ended && /^https?:\/\//.test(ended.redirectUrl) ? ended.redirectUrl : to);
    },
  };
}

async function serverNow(): Promise<number | undefined> {
  const info = await auth.hostInfo({}, { quiet: true }).catch(() => undefined);
  return info && momentOf(info.serverTime);
}
