import type { Plan } from '@portico/area';
import { authContract, callKey, type UnitConfig, unitContract } from '@portico/contracts';
import { openModulesAtom, personAtom, schoolAtom } from '@portico/session';
import type { PageData } from './page-data.ts';
import { type PortalFacts, portalFacts } from './portal-facts.ts';
import type { PortalState } from './state.ts';

/** This tab's facts of school and plan: from the server-rendered page, then updated by events. */
export interface LiveFacts {
  get: () => PortalFacts;
  subscribe: (listener: () => void) => () => void;
  /** A newer plan: mounted pages keep their build, the next visit to an area uses the new one. */
  takePlan: (plan: Plan) => void;
  /** The school's configuration again: menu, tab bar, routes and blocks update. */
  takeUnit: (unit: UnitConfig) => void;
}

export function liveFacts(written: PageData, { store, facts: first }: PortalState): LiveFacts {
  let { answers, plan } = written;
  let facts = first;
  const listeners = new Set<() => void>();
  const tell = () => {
    facts = portalFacts(answers, plan);
    for (const listener of listeners) listener();
  };
  // A person's own changes: a start page, a picture.
  store.sub(personAtom, () => {
    answers = { ...answers, [callKey(authContract.userInfo, undefined)]: store.get(personAtom) };
    tell();
  });
  return {
    get: () => facts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takePlan(newer) {
      plan = newer;
      tell();
      // A preview adds its modules.
      if (plan.preview !== undefined) store.set(openModulesAtom, facts.openModules);
    },
    takeUnit(unit) {
      answers = { ...answers, [callKey(unitContract.getConfig, undefined)]: unit };
      tell();
      store.set(schoolAtom, facts.school);
      store.set(openModulesAtom, facts.openModules);
    },
  };
}
