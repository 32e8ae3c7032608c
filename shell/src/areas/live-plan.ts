import type { Plan } from '@portico/area';
import { followPlan } from './follow-plan.ts';
import { openPlan } from './match.ts';

/** The plan that this tab goes by: the written one at first, then each newer one. */
export function livePlan(written: Plan, openModules: ReadonlySet<string>) {
  let open = openPlan(written, openModules);
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to listen for newer plans. Mounted pages keep their build; the next entry into an area takes the new one. */
    follow: () =>
      followPlan(written.revision, (plan) => {
        open = openPlan(plan, openModules);
        for (const listener of listeners) listener();
      }),
  };
}
