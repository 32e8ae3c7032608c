import { forgetKept } from '../kept/forget-kept.ts';
import { keptAtAtom } from '../kept/kept-at.ts';
import { offlineModule, type WorkerMessage, workerAddress, workerScope } from '../kept/kept-protocol.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { LiveFacts } from '../page-data/live-facts.ts';
import { matchArea } from '../page-data/match.ts';
import type { PortalState } from '../page-data/state.ts';
import { sessionStateAtom } from '../session/session.ts';
import { refreshWhenOnline } from './refresh-when-online.ts';
import { withdrawWorker } from './withdraw-worker.ts';

export interface OfflineParts {
  state: PortalState;
  facts: LiveFacts;
  navigation: Navigation;
}

/** Lets a member's phone open its own pages without a network, while the school has the module switched on. */
export function followOffline({ state, facts, navigation }: OfflineParts): void {
  const { store } = state;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;
  let shown = { path: '', build: '' };

  const tell = async (message: WorkerMessage) => {
    const registration = await registered;
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    worker?.postMessage(message);
  };
  const keepShown = () => {
    const { page, place } = navigation.state();
    const next = { path: place.pathname, build: page.buildId ?? '' };
    if (next.path === shown.path && next.build === shown.build) return;
    // After a hot swap the page is kept again, with the code that runs now.
    const again = next.path === shown.path;
    shown = next;
    const isKept = matchArea(facts.get().plan, place.pathname)?.page.offline !== undefined;
    if (isKept) void tell({ kind: 'keep', path: place.pathname, files: loadedFiles(), again });
  };
  const follow = () => {
    const { openModules, person, wholePlan } = facts.get();
    if (!openModules.has(offlineModule)) {
      registered = undefined;
      void withdrawWorker(serviceWorker);
      return;
    }
    const isPhone = navigation.state().page.device === 'mobile';
    // A preview is only for the browser that opened it, until it ends.
    if (!isPhone || person.isGuest || wholePlan.preview !== undefined) return;
    if (!registered) {
      registered = serviceWorker.register(workerAddress, { scope: workerScope, updateViaCache: 'none' }).catch(() => undefined);
      void tell({ kind: 'refresh' });
    }
    keepShown();
  };

  follow();
  facts.subscribe(follow);
  navigation.subscribe(follow);
  store.sub(sessionStateAtom, () => {
    if (store.get(sessionStateAtom) === 'expired') void forgetKept();
  });
  if (store.get(keptAtAtom) !== undefined) refreshWhenOnline(state);
}

/** What the page has loaded of the builds so far, also what no document names. */
const loadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|areas)\//.test(pathname))
      .map(({ pathname }) => pathname),
  ),
];
