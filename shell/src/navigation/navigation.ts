import type { To } from 'react-router';
import type { LoadedPage } from '../areas/loaded-page.ts';
import { leaveScroll } from './scroll.ts';

/** One place in the history of this tab, as react-router reads it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface NavigationState {
  place: Place;
  page: LoadedPage;
  action: 'PUSH' | 'REPLACE' | 'POP';
  /** A navigation is under way; the last page is still on screen. */
  busy: boolean;
}

/** What stands at an address, or where to go instead. */
export type Load = (url: URL) => Promise<LoadedPage | { redirect: string }>;

export interface Navigation {
  state: () => NavigationState;
  subscribe: (listener: () => void) => () => void;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  go: (delta: number) => void;
  createHref: (to: To) => string;
  /** Loads the page at this address anew: after a failure, a change of the plan or of the device. */
  reload: () => Promise<void>;
}

interface Entry {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const mostRedirects = 5;

function placeNow(): Place {
  const entry = (history.state ?? {}) as Entry;
  return { pathname: location.pathname, search: location.search, hash: location.hash, state: entry.usr, key: entry.key ?? 'default' };
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`) || '.';

/** Follows redirects until a page stands at the address. */
export async function loadThrough(load: Load, from: URL): Promise<{ url: URL; page: LoadedPage }> {
  let url = from;
  for (let hops = 0; hops < mostRedirects; hops += 1) {
    const loaded = await load(url);
    if (!('redirect' in loaded)) return { url, page: loaded };
    url = new URL(loaded.redirect, location.origin);
  }
  throw new Error(`The address ${from.pathname} leads round in circles.`);
}

/**
 * The tab's way through the portal. The page on screen stays until the next one is ready; a newer navigation overtakes
 * an older one that is still loading, so no click ever waits for an area that does not come.
 */
export function createNavigation(first: LoadedPage, load: Load): Navigation {
  const listeners = new Set<() => void>();
  let newest = 0;
  history.scrollRestoration = 'manual';
  if ((history.state as Entry | null)?.idx === undefined) history.replaceState({ idx: 0, key: 'default' } satisfies Entry, '');
  let state: NavigationState = { place: placeNow(), page: first, action: 'POP', busy: false };

  const set = (change: Partial<NavigationState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const travel = async (target: URL, action: NavigationState['action'], write: (url: URL) => void) => {
    newest += 1;
    const mine = newest;
    if (!state.busy) set({ busy: true });
    const { url, page } = await loadThrough(load, target);
    if (mine !== newest) return;
    leaveScroll(state.place.key);
    if (action !== 'POP') write(url);
    else if (url.href !== target.href) history.replaceState(history.state, '', url);
    set({ place: placeNow(), page, action, busy: false });
  };

  const writeEntry = (method: 'pushState' | 'replaceState', usr: unknown) => (url: URL) => {
    const idx = ((history.state as Entry | null)?.idx ?? 0) + (method === 'pushState' ? 1 : 0);
    history[method]({ usr, idx, key: Math.random().toString(36).slice(2, 10) } satisfies Entry, '', url);
  };

  addEventListener('popstate', () => {
    const place = placeNow();
    // A jump within the page, such as the skip link's, needs no loading.
    if (place.pathname === state.place.pathname && place.search === state.place.search) set({ place, action: 'POP' });
    else void travel(new URL(location.href), 'POP', () => undefined);
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to, usr) => void travel(new URL(hrefOf(to), location.href), 'PUSH', writeEntry('pushState', usr)),
    replace: (to, usr) => void travel(new URL(hrefOf(to), location.href), 'REPLACE', writeEntry('replaceState', usr)),
    go: (delta) => history.go(delta),
    createHref: hrefOf,
    reload: () => travel(new URL(location.href), 'REPLACE', (url) => history.replaceState(history.state, '', url)),
  };
}
