import type { Device } from '@portico/area';
import { createQueryClient, type QueryClient } from '@portico/client';
import { createStore, deviceAtom, nowAtom, openModulesAtom, personAtom, schoolAtom } from '@portico/session';
import type { PageData } from './page-data.ts';
import { type PortalFacts, portalFacts } from './portal-facts.ts';

export type Store = ReturnType<typeof createStore>;

/** One store, one query client and the facts: what a page lives on, on the server and in the browser alike. */
export interface PortalState {
  store: Store;
  queryClient: QueryClient;
  facts: PortalFacts;
}

export function openState(data: PageData): PortalState {
  const facts = portalFacts(data.answers, data.plan);
  const queryClient = createQueryClient();
  for (const [key, answer] of Object.entries(data.answers)) queryClient.setQueryData([key], answer);
  const store = createStore();
  store.set(personAtom, facts.person);
  store.set(schoolAtom, facts.school);
  store.set(openModulesAtom, facts.openModules);
  store.set(nowAtom, data.now);
  store.set(deviceAtom, data.device satisfies Device);
  return { store, queryClient, facts };
}
