import type { EntryPoint, PlannedArea } from '@portico/area';
import type { View, ViewFacts } from '@portico/area/page-protocol';
import { QueryClientProvider } from '@portico/client';
import { StoreProvider } from '@portico/session';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AreaHostContext, createAreaHost } from '../areas/area-host.ts';
import { type LoadedPage, pageKey } from '../areas/loaded-page.ts';
import { ServerRenderContext } from '../areas/server-render.ts';
import { nameOfBuild } from '../areas/server-rendered.tsx';
import { Stages } from '../areas/stages.tsx';
import { DesktopLayout } from '../frame/desktop/layouts.tsx';
import { MobileLayout } from '../frame/mobile/layouts.tsx';
import type { NavigationState } from '../navigation/navigation.ts';
import { FactsContext } from '../page-data/frame-facts.ts';
import { type PortalFacts, portalFacts } from '../page-data/portal-facts.ts';
import { openState } from '../page-data/state.ts';
import { MaintenancePage } from '../pages/maintenance-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PortalView } from '../portal-view.tsx';
import { type PageOf, pageOf } from '../routing/page-of.ts';

const standIns = { maintenance: MaintenancePage, 'not-found': NotFoundPage };

/** The input of a page's rendering. */
export interface ViewToRender extends ViewFacts {
  /** The entry points for rendering, by `area@build`; without the page's own only the frame is rendered. */
  entryPoints: ReadonlyMap<string, EntryPoint>;
  /** Called whenever rendering enters a build's code. */
  entered?: (build: string) => void;
}

/** The page at the address, resolved for this visitor. */
export interface Decided {
  facts: PortalFacts;
  found: PageOf;
}

/**
 * Renders the frame and, if its entry points are given, the area's page in it, as the browser will at first. An area's
 * failure is left to the browser: a failed block leaves its slot empty, a failed page leaves only the frame.
 */
export function renderView({ entryPoints, ...view }: ViewToRender, decided: Decided = decide(view)): View {
  const failed: View['failed'][number][] = [];
  const usable = new Map(entryPoints);
  for (;;) {
    const { culprit, ...rendered } = renderOnce({ ...view, ...decided, entryPoints: usable });
    if (culprit === undefined) return { ...rendered, failed };
    const message = renderOnce({ ...view, ...decided, entryPoints: usable, bare: true }).message ?? swallowed;
    failed.push({ build: culprit, message });
    // No area is left to omit: the frame itself failed.
    if (!usable.delete(culprit)) throw new Error(message);
  }
}

/** The renderer's process receives only the answers. */
function decide({ address, data }: ViewFacts): Decided {
  const facts = portalFacts(data.answers, data.plan);
  return { facts, found: pageOf(urlOf(address).pathname, data.device, facts) };
}

const urlOf = (address: string) => new URL(address, 'http://portal.invalid');

const swallowed = 'It threw, or waited for something that does not come on the server, within a Suspense boundary of its own.';

interface Attempt extends Omit<View, 'failed'> {
  /** The build whose code failed; empty if it was the frame. */
  culprit?: string;
  message?: string;
}

function renderOnce({
  address,
  data,
  entryPoints,
  entered,
  facts,
  found,
  bare = false,
}: ViewToRender & Decided & { bare?: boolean }): Attempt {
  const { page, match } = found;
  const { store, queryClient } = openState(data, facts);
  const Component = match ? entryPoints.get(nameOfBuild(match.area))?.pages[match.name] : page.standIn && standIns[page.standIn];
  const content: LoadedPage['content'] = Component ? { kind: 'component', Component } : { kind: 'frame' };
  const shown: LoadedPage = { ...page, planned: match?.area, key: match ? pageKey(match.area, match) : 'frame', content };
  const state: NavigationState = { page: shown, place: placeOf(urlOf(address)), action: 'POP', kept: [] };
  const watch = watchAreas({ entryPoints, own: match?.area, entered, bare });
  let title: string | undefined;
  const { html = '', ...failure } = watch.during(() =>
    renderToString(
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <FactsContext value={facts}>
            <StaticRouter location={address}>
              <AreaHostContext value={createAreaHost()}>
                <ServerRenderContext value={watch}>
                  <PortalView
                    page={shown}
                    plan={facts.plan}
                    layout={page.device === 'desktop' ? DesktopLayout : MobileLayout}
                    outlet={<Stages state={state} retry={() => undefined} />}
                    authorize={(named) => {
                      title = named;
                    }}
                    writing
                  />
                </ServerRenderContext>
              </AreaHostContext>
            </StaticRouter>
          </FactsContext>
        </QueryClientProvider>
      </StoreProvider>,
    ),
  );
  // Its cache entries set expiry timers, which would accumulate and keep the process alive.
  queryClient.clear();
  return { html, ...(title !== undefined && { title }), rendered: match && Component ? [...watch.used] : [], ...failure };
}

const placeOf = ({ pathname, search }: URL) => ({ pathname, search, hash: '', state: undefined, key: 'default' });

/** Tracks which area's code is being rendered, to attribute a failure. */
function watchAreas({
  entryPoints,
  own,
  entered,
  bare,
}: Pick<ViewToRender, 'entryPoints' | 'entered'> & { own: PlannedArea | undefined; bare: boolean }) {
  const within: string[] = [];
  const used = new Set<string>();
  /** The last build that was entered and not left; else the page's own. */
  const culprit = () => within.at(-1) ?? (own ? nameOfBuild(own) : '');
  return {
    used,
    bare,
    entryPointOf: (planned: PlannedArea) => entryPoints.get(nameOfBuild(planned)),
    enter(planned: PlannedArea) {
      within.push(nameOfBuild(planned));
      used.add(nameOfBuild(planned));
      entered?.(nameOfBuild(planned));
    },
    leave() {
      within.pop();
      const outer = within.at(-1);
      if (outer !== undefined) entered?.(outer);
    },
    during(render: () => string): { html?: string; culprit?: string; message?: string } {
      try {
        const html = render();
        // Marks the place of an error that a Suspense boundary caught.
        return html.includes('<!--$!-->') ? { culprit: culprit() } : { html };
      } catch (error) {
        return { culprit: culprit(), message: messageOf(error) };
      }
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);
