import type { Plan } from '@portico/area';
import { QueryClientProvider } from '@portico/client';
import type { MenuItem } from '@portico/contracts';
import { StoreProvider } from '@portico/session';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type createBrowserRouter, RouterProvider, ScrollRestoration, useLoaderData, useNavigation, useRevalidator } from 'react-router';
import type { LoadedPage } from './areas/loaded-page.ts';
import { arrivedFrame } from './frames.ts';
import { MenusContext, useSiteLabel } from './frame/frame-facts.ts';
import { Notices } from './frame/notices.tsx';
import { RouteProgress } from './frame/route-progress.tsx';
import type { PortalState } from './page-data/state.ts';
import { PortalView } from './portal-view.tsx';
import { SessionContext } from './session/session-context.ts';
import { signOut } from './session/session.ts';
import { documentTitle } from './theme/document-title.ts';

const session = { signOut: () => void signOut('/') };
const PlanContext = createContext<() => Plan>(() => ({ revision: 0, areas: [] }));

/** Everything that the page stands in: state, query cache, session, router. */
export function PortalApp({ state, router, plan, menus }: { state: PortalState; router: ReturnType<typeof createBrowserRouter>; plan: () => Plan; menus: readonly MenuItem[] }) {
  return (
    <StoreProvider store={state.store}>
      <QueryClientProvider client={state.queryClient}>
        <SessionContext value={session}>
          <MenusContext value={menus}>
            <PlanContext value={plan}>
              <RouterProvider router={router} />
            </PlanContext>
          </MenusContext>
        </SessionContext>
      </QueryClientProvider>
    </StoreProvider>
  );
}

const never = () => () => undefined;
/** False while the written frame is taken over, true from then on. */
const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The page at the address, in its frame. */
export function RoutedPortal() {
  const page = useLoaderData<LoadedPage>();
  const plan = useContext(PlanContext)();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
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
  if (!Layout) return null;
  return (
    <PortalView page={takenOver ? page : { ...page, content: { kind: 'frame' } }} plan={plan} layout={Layout} retry={() => void revalidate()}>
      {takenOver && <RouteProgress busy={navigation.state !== 'idle'} />}
      {takenOver && <Notices />}
      {takenOver && <ScrollRestoration />}
    </PortalView>
  );
}
