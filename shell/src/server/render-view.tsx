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
import { PortalView } from '../portal-view.tsx';
import { type PageOf, pageOf } from '../routing/page-of.ts';

/** What a page is rendered from. */
export interface ViewToRender extends ViewFacts {
  /** The entry points that the page may be rendered with, by `area@build`; without its own the frame stands alone. */
  entryPoints: ReadonlyMap<string, EntryPoint>;
  /** Told whenever rendering comes into a build's code. */
  entered?: (build: string) => void;
}

/** What stands at the address, once it was found out for this visitor. */
export interface Decided {
  facts: PortalFacts;
  found: PageOf;
}

/**
 * Renders the frame and, with the entry points at hand, the area's page in it, as the browser will at first. What an area fails
 * at is left to the browser: a block's place stays empty, a page's leaves the frame alone.
 */
export function renderView({ entryPoints, ...view }: ViewToRender, decided: Decided = decide(view)): View {
  const failed: View['failed'][number][] = [];
  const usable = new Map(entryPoints);
  for (;;) {
    const { culprit, ...rendered } = renderOnce({ ...view, ...decided, entryPoints: usable });
    if (culprit === undefined) return { ...rendered, failed };
    const message = renderOnce({ ...view, ...decided, entryPoints: usable, bare: true }).message ?? swallowed;
    failed.push({ build: culprit, message });
    // Nothing left to leave out: the frame itself is at fault.
    if (!usable.delete(culprit)) throw new Error(message);
  }
}

/** The renderer's process is told the answers alone. */
function decide({ address, data }: ViewFacts): Decided {
  const facts = portalFacts(data.answers, data.plan);
  return { facts, found: pageOf(urlOf(address).pathname, data.device, facts) };
}

const urlOf = (address: string) => new URL(address, 'http://portal.invalid');

const swallowed = 'It threw, or waited for something that does not come on the server, within a Suspense boundary of its own.';

interface Attempt extends Omit<View, 'failed'> {
  /** The build whose code failed; empty: it was the frame's own. */
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
  const Component = match && entryPoints.get(nameOfBuild(match.area))?.pages[match.name];
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
  // Its entries wait for their end by timers, which would pile up and keep the process from ending.
  queryClient.clear();
  return { html, ...(title !== undefined && { title }), rendered: Component ? [...watch.used] : [], ...failure };
}

const placeOf = ({ pathname, search }: URL) => ({ pathname, search, hash: '', state: undefined, key: 'default' });

/** Follows which area's code is being rendered, to know whose a failure is. */
function watchAreas({
  entryPoints,
  own,
  entered,
  bare,
}: Pick<ViewToRender, 'entryPoints' | 'entered'> & { own: PlannedArea | undefined; bare: boolean }) {
  const within: string[] = [];
  const used = new Set<string>();
  /** What was entered last and never left; else the page's own. */
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
        // What a Suspense boundary caught leaves this mark in its place, and nothing else.
        return html.includes('<!--$!-->') ? { culprit: culprit() } : { html };
      } catch (error) {
        return { culprit: culprit(), message: messageOf(error) };
      }
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);
