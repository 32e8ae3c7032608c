import { createBrowserRouter, redirect } from 'react-router';
import type { LoadedPage } from './areas/loaded-page.ts';
import { loadPage, type Portal } from './areas/page-loader.ts';
import { RoutedPortal } from './portal-app.tsx';

const routeId = 'portal';

/** One route for everything: which page stands at an address is read from the plan of the moment. */
export function createPortalRouter(portal: Portal, { first, show }: { first: LoadedPage; show: (page: LoadedPage) => void }) {
  show(first);
  return createBrowserRouter(
    [
      {
        id: routeId,
        path: '*',
        Component: RoutedPortal,
        loader: async ({ request }) => {
          const loaded = await loadPage(new URL(request.url), portal);
          if (loaded instanceof Response) return redirect(loaded.headers.get('location') ?? '/');
          if (!request.signal.aborted) show(loaded);
          return loaded;
        },
      },
    ],
    { hydrationData: { loaderData: { [routeId]: first } } },
  );
}
