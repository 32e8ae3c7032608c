import type { ViewData } from '@portico/area/page-protocol';
import { createQueryClient, type QueryClient, storeRefusal } from '@portico/client';
import { createStore, deviceAtom, nowAtom, openModulesAtom, personAtom, schoolAtom } from '@portico/session';
import { type PortalFacts, portalFacts } from './portal-facts.ts';

export type Store = ReturnType<typeof createStore>;

/** Store, query client and facts: the state of a page, on the server and in the browser. */
export interface PortalState {
  store: Store;
  queryClient: QueryClient;
  facts: PortalFacts;
}

export function openState(data: ViewData, facts: PortalFacts = portalFacts(data.answers, data.plan)): PortalState {
  const queryClient = createQueryClient();
  for (const [key, answer] of Object.entries(data.answers)) queryClient.setQueryData([key], answer);
  for (const [key, refusal] of Object.entries(data.refused ?? {})) storeRefusal(queryClient, key, refusal);
  const store = createStore();
  store.set(personAtom, facts.person);
  store.set(schoolAtom, facts.school);
  store.set(openModulesAtom, facts.openModules);
  store.set(nowAtom, data.now);
  store.set(deviceAtom, data.device);
  return { store, queryClient, facts };
}
