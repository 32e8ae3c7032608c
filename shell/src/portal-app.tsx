import { QueryClientProvider } from '@portico/client';
import { StoreProvider } from '@portico/session';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type NavigationType, Router } from 'react-router';
import { type AreaHost, AreaHostContext } from './areas/area-host.ts';
import { placeOf } from './areas/loaded-page.ts';
import { Stages } from './areas/stages.tsx';
import { DeferredShellParts } from './deferred-shell-parts.tsx';
import { Notices } from './frame/notices.tsx';
import { OfflineBar } from './frame/offline-bar.tsx';
import { RouteProgress } from './frame/route-progress.tsx';
import type { Frames } from './frames.ts';
import { frameAlone, type Navigation, type NavigationState } from './navigation/navigation.ts';
import { FactsContext, usePortalFacts, useSiteLabel } from './page-data/frame-facts.ts';
import { useHydrated } from './page-data/hydrated.ts';
import type { LiveFacts } from './page-data/live-facts.ts';
import { matchArea } from './page-data/match.ts';
import type { PortalState } from './page-data/state.ts';
import { PortalView } from './portal-view.tsx';
import { LeftCover } from './session/left-cover.tsx';
import { type SessionActions, SessionContext } from './session/session-context.ts';
import { ShellBoundary } from './shell-boundary.tsx';
import { documentTitle } from './theme/document-title.ts';

/** The providers around a page: state, query cache, session, router. */
export function PortalApp({
  state,
  session,
  navigation,
  facts,
  host,
  frames,
  isPageServerRendered,
}: {
  state: PortalState;
  session: SessionActions;
  navigation: Navigation;
  facts: LiveFacts;
  host: AreaHost;
  frames: Frames;
  /** The server rendered the page into the frame; otherwise the frame is hydrated first. */
  isPageServerRendered: boolean;
}) {
  const factsNow = useSyncExternalStore(facts.subscribe, facts.get, facts.get);
  const { place, action } = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.first);
  // One element for all renders: components below subscribe to what they show.
  const frame = useMemo(
    () => <PageInFrame navigation={navigation} session={session} frames={frames} isPageServerRendered={isPageServerRendered} />,
    [navigation, session, frames, isPageServerRendered],
  );
  return (
    <ShellBoundary report={host.failures.report}>
      <StoreProvider store={state.store}>
        <QueryClientProvider client={state.queryClient}>
          <SessionContext value={session}>
            <FactsContext value={factsNow}>
              <AreaHostContext value={host}>
                <Router location={place} navigationType={action as NavigationType} navigator={navigation}>
                  {frame}
                </Router>
              </AreaHostContext>
            </FactsContext>
          </SessionContext>
        </QueryClientProvider>
      </StoreProvider>
    </ShellBoundary>
  );
}

function PageInFrame({
  navigation,
  session,
  frames,
  isPageServerRendered,
}: {
  navigation: Navigation;
  session: SessionActions;
  frames: Frames;
  isPageServerRendered: boolean;
}) {
  const state = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.first);
  const { plan } = usePortalFacts();
  const isHydrated = useHydrated();
  const { page } = state;
  const Layout = frames.arrived(page);
  const retry = useCallback(() => void navigation.reload(), [navigation]);
  const authorize = useArrival(state, navigation.enterScroll);
  if (!Layout) return null;
  const shown = isHydrated || isPageServerRendered ? state : frameAlone(state);
  const outlet = <Stages state={shown} retry={retry} />;
  return (
    <PortalView page={page} plan={plan} layout={Layout} outlet={outlet} authorize={authorize}>
      {isHydrated && <AboveThePage navigation={navigation} session={session} />}
    </PortalView>
  );
}

/** The overlays of every page. */
function AboveThePage({ navigation, session }: { navigation: Navigation; session: SessionActions }) {
  const { plan } = usePortalFacts();
  const busy = useSyncExternalStore(navigation.subscribe, navigation.busy, navigation.busy);
  const state = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.state);
  return (
    <>
      <RouteProgress busy={busy} />
      <OfflineBar works={matchArea(plan, state.place.pathname)?.page.offline} />
      <LeftCover />
      <Notices />
      <DeferredShellParts state={state} goTo={navigation.replace} session={session} />
    </>
  );
}

/** On arrival at another page: sets title, scroll position and focus. Returns how a page sets its title. */
function useArrival(
  { page, place, action, keepsScroll }: NavigationState,
  enterScroll: Navigation['enterScroll'],
): (title: string) => void {
  const site = useSiteLabel().name;
  const named = useRef<{ key: string; title: string }>(undefined);
  const entered = useRef(place.key);
  useLayoutEffect(() => {
    if (entered.current === place.key) return;
    entered.current = place.key;
    if (action !== 'REPLACE' && !keepsScroll) enterScroll({ key: place.key, hash: place.hash, page, back: action === 'POP' });
  }, [place, page, action, keepsScroll, enterScroll]);
  const at = placeOf(page);
  const shown = useRef(at);
  useEffect(() => {
    // A page's own effects run first, so it may have set its title already.
    document.title = documentTitle(named.current?.key === page.key ? named.current.title : page.title, site);
    // Another build of the same page is no arrival.
    if (shown.current === at) return;
    shown.current = at;
    // After the paint, which focusing would delay. Screen readers start at the new page's beginning.
    requestAnimationFrame(() => setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true })));
  }, [page, at, site]);
  return useCallback(
    (title) => {
      named.current = { key: page.key, title };
      document.title = documentTitle(title, site);
    },
    [page.key, site],
  );
}
