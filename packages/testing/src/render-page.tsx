import type { BlockProps, Device, EntryPoint, Plan } from '@portico/area';
import { AreaContext, PageContext, PortalContext, type PortalEvents } from '@portico/area/react';
import { createQueryClient, type QueryClient, QueryClientProvider, setTransport } from '@portico/client';
import {
  createStore,
  deviceAtom,
  type Now,
  nowAtom,
  openModulesAtom,
  type Person,
  personAtom,
  type School,
  StoreProvider,
  schoolAtom,
} from '@portico/session';
import { act, type RenderResult, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter, matchPath, useLocation } from 'react-router';
import type { FakeServer } from './fake-server.ts';
import { guest, now as morning, school as qinghe } from './sample-people.ts';

/** The portal around one page of a test; everything but the page has a default. */
export interface PageSurroundings {
  /** The visitor's address, query included. */
  address?: string;
  /** The page's pattern, `/news/article/:id`, from which its parameters are read. */
  path?: string;
  answers?: FakeServer;
  person?: Person;
  school?: School;
  device?: Device;
  now?: Now;
  /** Open modules and blocks; default: all that the plan has. */
  modules?: readonly string[];
  /** The other areas, for links. */
  plan?: Plan;
  /** The area's own blocks that its page shows, as its entry point exports them. */
  blocks?: EntryPoint['blocks'];
  /** Replacements of other areas' blocks. */
  renderBlock?: (block: { sign: string }) => ReactNode;
}

export interface RenderedPage extends RenderResult {
  /** Path and query after what the test did. */
  address(): string;
  /** Whether anything on the page says that it holds unsaved work. */
  unsaved(): boolean;
  /** What the page named itself in the tab by usePageTitle. */
  title(): string | undefined;
  /** Puts another build of the page into its place, as a live swap does: only kept state and the address go over. */
  swap(Next: ComponentType): void;
  /** Tells the page an event of the portal. */
  event<Name extends keyof PortalEvents>(name: Name, data: PortalEvents[Name]): void;
  queryClient: QueryClient;
}

const emptyPlan: Plan = { revision: 1, areas: [] };

/** Renders one page as the shell would, without shell and backend. */
export function renderPage(Page: ComponentType, surroundings: PageSurroundings = {}): RenderedPage {
  const { address = '/', path, answers, device = 'desktop', plan = emptyPlan, blocks = {}, renderBlock = () => null } = surroundings;
  const person = surroundings.person ?? guest;
  const store = createStore();
  store.set(personAtom, person);
  store.set(schoolAtom, surroundings.school ?? qinghe);
  store.set(nowAtom, surroundings.now ?? morning);
  store.set(deviceAtom, device);
  store.set(openModulesAtom, new Set(surroundings.modules ?? plan.areas.flatMap((area) => [area.area, ...Object.keys(area.blocks)])));
  const queryClient = createQueryClient();
  const params = (path && matchPath(path, address.split('?')[0] as string)?.params) || {};
  setTransport(answers?.transport ?? unanswered);
  let standing = address;
  let title: string | undefined;
  const held = new Set<string>();
  const listeners = new Set<{ name: string; hear: (data: PortalEvents[keyof PortalEvents]) => void }>();
  let show: (Next: ComponentType) => void = () => undefined;
  const Standing = () => {
    const [{ Shown, build }, setShown] = useState({ Shown: Page, build: 1 });
    show = (Next) => setShown({ Shown: Next, build: build + 1 });
    return <Shown key={build} />;
  };
  const area = { area: plan.areas[0]?.area ?? 'area', place: 'page', kept: new Map<string, { version: number; value: unknown }>() };
  const Address = () => {
    const { pathname, search } = useLocation();
    standing = pathname + search;
    return null;
  };
  const rendered = render(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <PortalContext
            value={{
              plan,
              device,
              guest: person.isGuest,
              modes,
              signOut: () => undefined,
              authorize: (text) => {
                title = text;
              },
              holdUnsaved: (name, isHeld) => void (isHeld ? held.add(name) : held.delete(name)),
              onEvent(name, hear) {
                const listener = { name, hear };
                listeners.add(listener);
                return () => listeners.delete(listener);
              },
              renderBell: () => null,
              renderBlock: ({ sign, settings }) => {
                const Own = plan.areas[0] && sign in plan.areas[0].blocks && blocks[sign];
                return Own ? (
                  <div data-block={sign}>
                    <Own settings={settings} />
                  </div>
                ) : (
                  renderBlock({ sign })
                );
              },
            }}
          >
            <PageContext value={{ params }}>
              <AreaContext value={area}>
                <Suspense>
                  <Standing />
                </Suspense>
              </AreaContext>
              <Address />
            </PageContext>
          </PortalContext>
        </MemoryRouter>
      </QueryClientProvider>
    </StoreProvider>,
  );
  return Object.assign(rendered, {
    address: () => standing,
    unsaved: () => held.size > 0,
    title: () => title,
    swap: (Next: ComponentType) => act(() => show(Next)),
    event: (name: string, data: PortalEvents[keyof PortalEvents]) =>
      act(() => {
        for (const listener of listeners) if (listener.name === name) listener.hear(data);
      }),
    queryClient,
  });
}

/** Renders one block as home would, with the school's settings of it. */
export function renderBlock(
  Block: ComponentType<BlockProps>,
  { settings = {}, ...surroundings }: PageSurroundings & Partial<BlockProps> = {},
): RenderedPage {
  return renderPage(() => <Block settings={settings} />, surroundings);
}

const modes = { elder: false, dark: false, compact: false, choose: () => undefined };
const unanswered = async () => {
  throw new Error('The page made a call, and the test gave no answers: pass fakeServer(…) as answers.');
};
