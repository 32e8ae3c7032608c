import type { Plan } from '@portico/area';
import { QueryClientProvider } from '@portico/client';
import type { MenuItem } from '@portico/contracts';
import { StoreProvider, useAtomValue } from '@portico/session';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import { MenusContext, useSiteLabel } from './frame/frame-facts.ts';
import { Notices } from './frame/notices.tsx';
import { RouteProgress } from './frame/route-progress.tsx';
import { arrivedFrame } from './frames.ts';
import type { Navigation } from './navigation/navigation.ts';
import { enterScroll } from './navigation/scroll.ts';
import type { PortalState } from './page-data/state.ts';
import { PortalView } from './portal-view.tsx';
import { type SessionActions, SessionContext } from './session/session-context.ts';
import { SessionDialogs } from './session/session-dialogs.tsx';
import { unsavedAtom } from './session/unsaved.ts';
import { useTakenOver } from './taken-over.ts';
import { documentTitle } from './theme/document-title.ts';

/** What may change while the page is open. */
export interface LivePlan {
  get: () => Plan;
  subscribe: (listener: () => void) => () => void;
}

/** Everything that a page stands in: state, query cache, session, router. */
export function PortalApp({
  state,
  session,
  navigation,
  plan,
  menus,
}: {
  state: PortalState;
  session: SessionActions;
  navigation: Navigation;
  plan: LivePlan;
  menus: readonly MenuItem[];
}) {
  const { place, action } = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.state);
  return (
    <StoreProvider store={state.store}>
      <QueryClientProvider client={state.queryClient}>
        <SessionContext value={session}>
          <MenusContext value={menus}>
            <Router location={place} navigationType={action as never} navigator={navigation}>
              <PageInFrame navigation={navigation} plan={plan} session={session} />
            </Router>
          </MenusContext>
        </SessionContext>
      </QueryClientProvider>
    </StoreProvider>
  );
}

function PageInFrame({ navigation, plan, session }: { navigation: Navigation; plan: LivePlan; session: SessionActions }) {
  const unsaved = useAtomValue(unsavedAtom);
  const { page, place, action, busy } = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.state);
  const planNow = useSyncExternalStore(plan.subscribe, plan.get, plan.get);
  const takenOver = useTakenOver();
  const site = useSiteLabel().name;
  const Layout = arrivedFrame(page.device);
  const shown = useRef(page.key);
  useEffect(() => {
    document.title = documentTitle(page.title, site);
    if (shown.current === page.key) return;
    shown.current = page.key;
    // Readers of the screen start at the new page's beginning, not in the old page's link.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page, site]);
  const entered = useRef(place.key);
  useLayoutEffect(() => {
    if (entered.current === place.key) return;
    entered.current = place.key;
    if (action !== 'REPLACE') enterScroll({ key: place.key, hash: place.hash, back: action === 'POP' });
  }, [place, action]);
  if (!Layout) return null;
  return (
    <PortalView
      page={takenOver ? page : { ...page, content: { kind: 'frame' } }}
      plan={planNow}
      layout={Layout}
      retry={() => void navigation.reload()}
    >
      {takenOver && <RouteProgress busy={busy} />}
      {takenOver && <Notices />}
      {takenOver && <SessionDialogs onConfirm={session.confirm} unsaved={unsaved} />}
    </PortalView>
  );
}
