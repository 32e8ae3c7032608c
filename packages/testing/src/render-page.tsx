import type { Device, Plan } from '@portico/area';
import { PageContext, PortalContext } from '@portico/area/react';
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
import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { MemoryRouter, matchPath, useLocation } from 'react-router';
import type { FakeServer } from './fake-server.ts';
import { guest, now as morning, school as qinghe } from './sample-people.ts';

/** The portal around one page of a test; everything but the page has a default. */
export interface PageSurroundings {
  /** Where the visitor stands, query included. */
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
  /** What stands in for other areas' blocks. */
  renderBlock?: (block: { sign: string }) => ReactNode;
}

export interface RenderedPage extends RenderResult {
  /** Path and query after what the test did. */
  address(): string;
  queryClient: QueryClient;
}

const emptyPlan: Plan = { revision: 1, areas: [] };

/** Renders one page as the shell would, without shell and backend. */
export function renderPage(Page: ComponentType, surroundings: PageSurroundings = {}): RenderedPage {
  const { address = '/', path, answers, device = 'desktop', plan = emptyPlan, renderBlock = () => null } = surroundings;
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
              entitle: () => undefined,
              holdUnsaved: () => undefined,
              renderBell: () => null,
              renderBlock,
            }}
          >
            <PageContext value={{ params }}>
              <Suspense>
                <Page />
              </Suspense>
              <Address />
            </PageContext>
          </PortalContext>
        </MemoryRouter>
      </QueryClientProvider>
    </StoreProvider>,
  );
  return Object.assign(rendered, { address: () => standing, queryClient });
}

const modes = { elder: false, dark: false, choose: () => undefined };
const unanswered = async () => {
  throw new Error('The page made a call, and the test gave no answers: pass fakeServer(…) as answers.');
};
