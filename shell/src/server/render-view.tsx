import type { Door, PlannedArea } from '@portico/area';
import { QueryClientProvider } from '@portico/client';
import { StoreProvider } from '@portico/session';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type LoadedPage, pageKey } from '../areas/loaded-page.ts';
import { pageOf } from '../areas/page-of.ts';
import { ServerRenderContext } from '../areas/server-render.ts';
import { Stages } from '../areas/stages.tsx';
import { nameOfBuild } from '../areas/written.tsx';
import { DesktopLayout } from '../frame/desktop/layouts.tsx';
import { FactsContext } from '../frame/frame-facts.ts';
import { MobileLayout } from '../frame/mobile/layouts.tsx';
import type { NavigationState } from '../navigation/navigation.ts';
import type { PageData } from '../page-data/page-data.ts';
import { openState } from '../page-data/state.ts';
import { PortalView } from '../portal-view.tsx';

/** What a page is rendered from. */
export interface ViewToRender {
  /** Path and query. */
  address: string;
  data: Omit<PageData, 'path' | 'rendered'>;
  /** The doors that the page may be rendered with, by `area@build`; without its own the frame stands alone. */
  doors: ReadonlyMap<string, Door>;
  /** Told whenever rendering comes into a build's code. */
  entered?: (build: string) => void;
}

/** A page as HTML. */
export interface RenderedView {
  html: string;
  /** As the page has named itself. */
  title?: string;
  /** The builds that took part. */
  rendered: readonly string[];
  /** The builds that failed and were left out. */
  failed: readonly { build: string; message: string }[];
}

/**
 * Renders the frame and, with the doors at hand, the area's page in it, as the browser will at first. What an area fails
 * at is left to the browser: a block's place stays empty, a page's leaves the frame alone.
 */
export function renderView({ doors, ...view }: ViewToRender): RenderedView {
  const failed: { build: string; message: string }[] = [];
  const usable = new Map(doors);
  for (;;) {
    const attempt = renderOnce({ ...view, doors: usable });
    if (attempt.failures.length === 0) return { ...attempt, failed };
    for (const { build, message } of attempt.failures) {
      failed.push({ build, message });
      // Nothing left to leave out: the frame itself is at fault.
      if (!usable.delete(build)) throw new Error(message);
    }
  }
}

interface Attempt extends Omit<RenderedView, 'failed'> {
  failures: readonly { build: string; message: string }[];
}

function renderOnce({ address, data, doors, entered }: ViewToRender): Attempt {
  const url = new URL(address, 'http://portal.invalid');
  const { store, queryClient, facts } = openState({ ...data, path: url.pathname, rendered: [] });
  const { page, match } = pageOf(url.pathname, data.device, facts);
  const Component = match && doors.get(nameOfBuild(match.area))?.pages[match.name];
  const content: LoadedPage['content'] = Component ? { kind: 'component', Component } : { kind: 'frame' };
  const shown: LoadedPage = { ...page, planned: match?.area, key: match ? pageKey(match.area, match) : 'frame', content };
  const state: NavigationState = { page: shown, place: placeOf(url), action: 'POP', kept: [] };
  const watch = watchAreas({ doors, own: match?.area, entered });
  let title: string | undefined;
  const html = watch.during(() =>
    renderToString(
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <FactsContext value={facts}>
            <StaticRouter location={address}>
              <ServerRenderContext value={watch}>
                <PortalView
                  page={shown}
                  plan={facts.plan}
                  layout={page.device === 'desktop' ? DesktopLayout : MobileLayout}
                  outlet={<Stages state={state} retry={() => undefined} />}
                  entitle={(named) => {
                    title = named;
                  }}
                  writing
                />
              </ServerRenderContext>
            </StaticRouter>
          </FactsContext>
        </QueryClientProvider>
      </StoreProvider>,
    ),
  );
  // Its entries wait for their end by timers, which would pile up and keep the process from ending.
  queryClient.clear();
  return { html: html ?? '', ...(title !== undefined && { title }), rendered: Component ? [...watch.used] : [], failures: watch.failures };
}

const placeOf = ({ pathname, search }: URL) => ({ pathname, search, hash: '', state: undefined, key: 'default' });

/** Follows which area's code is being rendered, and whose failures they are that React meets. */
function watchAreas({ doors, own, entered }: Pick<ViewToRender, 'doors' | 'entered'> & { own: PlannedArea | undefined }) {
  const within: string[] = [];
  const used = new Set<string>();
  const failures: { build: string; message: string }[] = [];
  const blame = (error: unknown) => {
    const build = within.at(-1) ?? (own ? nameOfBuild(own) : '');
    if (!failures.some((failure) => failure.build === build)) failures.push({ build, message: messageOf(error) });
  };
  return {
    used,
    failures,
    doorOf: (planned: PlannedArea) => doors.get(nameOfBuild(planned)),
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
    /** React tells what it swallows at the place of a Suspense boundary, and nowhere else, by console.error. */
    during(render: () => string): string | undefined {
      const before = console.error;
      console.error = blame;
      try {
        const html = render();
        if (html.includes('<!--$!-->') && failures.length === 0)
          blame(new Error('A part of the page waited for something that never came.'));
        return html;
      } catch (error) {
        blame(error);
        return undefined;
      } finally {
        console.error = before;
      }
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);
