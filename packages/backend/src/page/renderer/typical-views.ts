import type { Plan, PlannedArea } from '@portico/area';
import type { ViewFacts } from '@portico/area/page-protocol';
import { LRUCache } from 'lru-cache';

const maxViews = 12;

/** The last guest view of each page and device, for warming up a new process. Members' views are never stored. */
export function typicalViews() {
  const views = new LRUCache<string, { view: ViewFacts; areas: readonly string[] }>({ max: maxViews });
  return {
    remember(view: ViewFacts, areas: readonly PlannedArea[]): void {
      if (view.data.signedIn) return;
      const [path = ''] = view.address.split('?');
      const name = `${view.data.device} ${path.replace(/\/[^/]*\d[^/]*/g, '/:id')}`;
      views.set(name, { view, areas: areas.map(({ area }) => area) });
    },
    /** The same views with the builds of another plan. */
    of(plan: Plan): readonly { view: ViewFacts; areas: readonly PlannedArea[] }[] {
      const planned = new Map(plan.areas.map((each) => [each.area, each]));
      return [...views.rvalues()].flatMap((kept) => {
        if (!kept) return [];
        const { view, areas } = kept;
        const there = areas.map((area) => planned.get(area)).filter((each) => each !== undefined);
        return there.length === areas.length ? [{ view: { ...view, data: { ...view.data, plan } }, areas: there }] : [];
      });
    },
  };
}
