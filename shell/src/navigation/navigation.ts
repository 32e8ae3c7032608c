import type { To } from 'react-router';
import type { LoadedPage } from '../areas/loaded-page.ts';
import { createScrollMemory, type ScrollMemory } from './scroll.ts';

/** One place in the history of this tab, as react-router reads it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** A page with the place that it was opened at. */
export interface Stage {
  page: LoadedPage;
  place: Place;
}

export interface NavigationState extends Stage {
  action: 'PUSH' | 'REPLACE' | 'POP';
  /** Flagged pages that were left: they stand hidden with their state, scroll and filters, newest first. */
  kept: readonly Stage[];
  /** The page that pointer or focus has announced: it stands hidden, ready to be shown. */
  prepared?: Stage;
}

/** The page's place as the server writes it without the page. */
export const frameAlone = (state: NavigationState): NavigationState => ({
  ...state,
  page: { ...state.page, content: { kind: 'frame' } },
});

/**
 * What stands at an address, or where to go instead; `wanted` answers whether somebody still waits for it, `shown` is
 * the page on screen.
 */
export type Load = (url: URL, wanted?: () => boolean, shown?: LoadedPage) => Promise<LoadedPage | { redirect: string }>;

export interface Navigation {
  state: () => NavigationState;
  /** Whether a navigation is under way; the last page is still on screen. */
  busy: () => boolean;
  subscribe: (listener: () => void) => () => void;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  go: (delta: number) => void;
  createHref: (to: To) => string;
  /** Renders a page out of sight, because a link to it is about to be followed. */
  prepare: (url: URL) => Promise<void>;
  /** Loads an area's pages again, on screen and kept ones, because another build of it runs now; their places stay. */
  exchange: (area: string) => Promise<void>;
  /** Loads the page at this address again: after a failure, a change of the plan or of the device. */
  reload: () => Promise<void>;
  /** Goes to where an arrival begins. */
  enterScroll: ScrollMemory['enter'];
}

interface Entry {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const mostRedirects = 5;
/** ms for which an announced page stands ready. */
const readyFor = 5_000;

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
  const scroll = createScrollMemory();
  let newest = 0;
  history.scrollRestoration = 'manual';
  if ((history.state as Entry | null)?.idx === undefined) history.replaceState({ idx: 0, key: 'default' } satisfies Entry, '');
  let state: NavigationState = { place: placeNow(), page: first, action: 'POP', kept: [] };
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

  const travel = async (wanted: URL, action: NavigationState['action'], write: (url: URL) => void) => {
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
    set(arrival(state, { page, place: placeNow() }, action));
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
    busy: () => busy,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to, usr) => void travel(new URL(hrefOf(to), location.href), 'PUSH', writeEntry('pushState', usr)),
    replace: (to, usr) => void travel(new URL(hrefOf(to), location.href), 'REPLACE', writeEntry('replaceState', usr)),
    go: (delta) => history.go(delta),
    createHref: hrefOf,
    async prepare(url) {
      const mine = newest;
      const loaded = await load(url, () => false, state.page);
      if (mine !== newest || 'redirect' in loaded || loaded.content.kind !== 'component') return;
      // Pages of one area share most of their code and render quickly; only another area's is worth the room. The
      // shell's own are not rendered before they are asked for: one of them frames another site.
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
    reload: () => travel(new URL(location.href), 'REPLACE', (url) => history.replaceState(history.state, '', url)),
  };
}

/** How many flagged pages stand hidden at most. */
const mostKept = 5;

/** The state once a page has arrived: a flagged page that is left stays hidden, one that is entered again comes back. */
function arrival(state: NavigationState, { page, place }: Stage, action: NavigationState['action']): NavigationState {
  const same = page.key === state.page.key;
  const left = !same && state.page.keepalive && state.page.content.kind === 'component' ? [{ page: state.page, place: state.place }] : [];
  const kept = [...left, ...state.kept].filter((stage) => stage.page.key !== page.key).slice(0, mostKept);
  // The very page that stands hidden is shown, so that nothing of it renders again.
  const ready = [state.prepared, ...state.kept].find((stage) => stage?.page.key === page.key)?.page;
  return { page: ready && page.content.kind === 'component' ? ready : page, place, action, kept, prepared: undefined };
}

/** A flagged page that is entered by its plain address comes back as it was left, filters included. */
function asLeft(wanted: URL, kept: readonly Stage[]): URL {
  const stage = wanted.search ? undefined : kept.find(({ place }) => place.pathname === wanted.pathname);
  return stage ? new URL(stage.place.pathname + stage.place.search, wanted) : wanted;
}
