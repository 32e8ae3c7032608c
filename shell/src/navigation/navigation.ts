import type { To } from 'react-router';
import type { LoadedPage } from '../areas/loaded-page.ts';
import { createScrollMemory, type ScrollMemory } from './scroll.ts';

/** One entry in the history of this tab, as react-router reads it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** A page with the location that it was opened at. */
export interface Stage {
  page: LoadedPage;
  place: Place;
}

export interface NavigationState extends Stage {
  action: 'PUSH' | 'REPLACE' | 'POP';
  /** The link that was followed keeps the scroll position. */
  keepsScroll?: boolean | undefined;
  /** Kept pages that were left: hidden with their state, scroll and filters, newest first. */
  kept: readonly Stage[];
  /** The page that is being prepared after pointer or focus reached a link: hidden, ready to be shown. */
  prepared?: Stage;
}

/** The page's placeholder as the server renders it without the page. */
export const frameAlone = (state: NavigationState): NavigationState => ({
  ...state,
  page: { ...state.page, content: { kind: 'frame' } },
});

/**
 * Resolves an address to a page or a redirect; `wanted` tells whether the navigation is still current, `shown` is the
 * page on screen.
 */
export type Load = (url: URL, wanted?: () => boolean, shown?: LoadedPage) => Promise<LoadedPage | { redirect: string }>;

export interface Navigation {
  state: () => NavigationState;
  /** The state at the start. The page is hydrated with it, even if the visitor goes back meanwhile. */
  first: () => NavigationState;
  /** Whether a navigation is running; the previous page is still on screen. */
  busy: () => boolean;
  subscribe: (listener: () => void) => () => void;
  push: (to: To, state?: unknown, options?: { preventScrollReset?: boolean }) => void;
  replace: (to: To, state?: unknown) => void;
  go: (delta: number) => void;
  createHref: (to: To) => string;
  /** Renders a page off screen, because the visitor is about to open it. */
  prepare: (url: URL) => Promise<void>;
  /** Reloads an area's pages, on screen and kept ones, because another build runs now; their locations stay. */
  exchange: (area: string) => Promise<void>;
  /** Reloads the page at this address: after a failure, a change of the plan or of the device. */
  reload: () => Promise<void>;
  /** Moves scroll and focus to the start of a new page. */
  enterScroll: ScrollMemory['enter'];
}

interface Entry {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const mostRedirects = 5;
/** Time in ms for which a prepared page is kept. */
const readyFor = 5_000;

function placeNow(): Place {
  const entry = (history.state ?? {}) as Entry;
  return { pathname: location.pathname, search: location.search, hash: location.hash, state: entry.usr, key: entry.key ?? 'default' };
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`) || '.';

/** Follows redirects until the address has a page. */
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
 * Navigation of the tab. The current page stays on screen until the next one is ready; a newer navigation cancels an
 * older one that is still loading, so no click waits for an area that never loads.
 */
export function createNavigation(first: LoadedPage, load: Load): Navigation {
  const listeners = new Set<() => void>();
  const scroll = createScrollMemory();
  let newest = 0;
  history.scrollRestoration = 'manual';
  if ((history.state as Entry | null)?.idx === undefined) history.replaceState({ idx: 0, key: 'default' } satisfies Entry, '');
  const atStart: NavigationState = { place: placeNow(), page: first, action: 'POP', kept: [] };
  let state = atStart;
  let busy = false;

  const set = (change: Partial<NavigationState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const setBusy = (now: boolean) => {
    if (busy === now) return;
    busy = now;
    set({});
  };

  const travel = async (
    wanted: URL,
    action: NavigationState['action'],
    { write, keepsScroll }: { write: (url: URL) => void; keepsScroll?: boolean | undefined },
  ) => {
    newest += 1;
    const mine = newest;
    const target = action === 'PUSH' ? asLeft(wanted, state.kept) : wanted;
    setBusy(true);
    const { url, page } = await loadThrough((at) => load(at, () => mine === newest, state.page), target);
    if (mine !== newest) return;
    scroll.leave(state.place.key, state.page);
    if (action !== 'POP') write(url);
    else if (url.href !== target.href) history.replaceState(history.state, '', url);
    busy = false;
    set({ ...arrival(state, { page, place: placeNow() }, action), keepsScroll });
  };

  const writeEntry = (method: 'pushState' | 'replaceState', usr: unknown) => (url: URL) => {
    const idx = ((history.state as Entry | null)?.idx ?? 0) + (method === 'pushState' ? 1 : 0);
    history[method]({ usr, idx, key: Math.random().toString(36).slice(2, 10) } satisfies Entry, '', url);
  };

  addEventListener('popstate', () => {
    const place = placeNow();
    // A jump within the page, such as the skip link's, loads nothing.
    if (place.pathname === state.place.pathname && place.search === state.place.search) set({ place, action: 'POP' });
    else void travel(new URL(location.href), 'POP', { write: () => undefined });
  });

  return {
    state: () => state,
    first: () => atStart,
    busy: () => busy,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to, usr, options) =>
      void travel(new URL(hrefOf(to), location.href), 'PUSH', {
        write: writeEntry('pushState', usr),
        keepsScroll: options?.preventScrollReset,
      }),
    replace: (to, usr) => void travel(new URL(hrefOf(to), location.href), 'REPLACE', { write: writeEntry('replaceState', usr) }),
    go: (delta) => history.go(delta),
    createHref: hrefOf,
    async prepare(url) {
      const mine = newest;
      const loaded = await load(url, () => false, state.page);
      if (mine !== newest || 'redirect' in loaded || loaded.content.kind !== 'component') return;
      // Only another area's page is prepared: pages of one area share most of their code and render quickly. Shell
      // pages are never prepared, because one of them embeds another site.
      const known = [state, ...state.kept].some((stage) => stage.page.key === loaded.key);
      if (known || !loaded.area || loaded.area === state.page.area) return;
      const place = { pathname: url.pathname, search: url.search, hash: url.hash, state: undefined, key: 'prepared' };
      set({ prepared: { page: loaded, place } });
      setTimeout(() => state.prepared?.page === loaded && set({ prepared: undefined }), readyFor);
    },
    async exchange(area) {
      const stages = [state, ...state.kept].filter(({ page }) => page.area === area);
      const fresh = await Promise.all(
        stages.map(async ({ page, place }) => {
          const loaded = await loadThrough((at) => load(at, undefined, state.page), new URL(place.pathname + place.search, location.href));
          if (loaded.page.content.kind === 'failed') throw loaded.page.content.error;
          return { before: page, now: loaded.page };
        }),
      );
      const exchanged = (page: LoadedPage) => fresh.find(({ before, now }) => before === page && now.area === area)?.now ?? page;
      set({
        page: exchanged(state.page),
        kept: state.kept.map((stage) => ({ ...stage, page: exchanged(stage.page) })),
        prepared: state.prepared?.page.area === area ? undefined : state.prepared,
      });
    },
    enterScroll: scroll.enter,
    reload: () => travel(new URL(location.href), 'REPLACE', { write: (url) => history.replaceState(history.state, '', url) }),
  };
}

/** Maximum number of hidden kept pages. */
const mostKept = 5;

/** The state after arriving at a page: a kept page that is left is hidden, one that is entered again is restored. */
function arrival(state: NavigationState, { page, place }: Stage, action: NavigationState['action']): NavigationState {
  const same = page.key === state.page.key;
  const left = !same && state.page.keepalive && state.page.content.kind === 'component' ? [{ page: state.page, place: state.place }] : [];
  const kept = [...left, ...state.kept].filter((stage) => stage.page.key !== page.key).slice(0, mostKept);
  // Shows the same hidden element, so that nothing renders again.
  const ready = [state.prepared, ...state.kept].find((stage) => stage?.page.key === page.key)?.page;
  return { page: ready && page.content.kind === 'component' ? ready : page, place, action, kept, prepared: undefined };
}

/** A kept page that is entered by its plain address returns as it was left, filters included. */
function asLeft(wanted: URL, kept: readonly Stage[]): URL {
  const stage = wanted.search ? undefined : kept.find(({ place }) => place.pathname === wanted.pathname);
  return stage ? new URL(stage.place.pathname + stage.place.search, wanted) : wanted;
}
