import { type Device, type Page, type PageRoute, type Plan, type PlannedArea, pathsOf } from '@portico/area';
import { matchRoutes, type RouteObject } from 'react-router';

/** The area page at an address. */
export interface AreaMatch {
  area: PlannedArea;
  name: string;
  page: Page;
  device: Device;
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
}

interface AreaRoute {
  area: PlannedArea;
  name: string;
  page: Page;
  device: Device;
  route: PageRoute;
}

const routesOfPlan = new WeakMap<Plan, RouteObject[]>();

/** Only areas' manifests define routes; this converts them for the router's matcher. */
function routesOf(plan: Plan): RouteObject[] {
  let routes = routesOfPlan.get(plan);
  if (!routes) {
    routes = plan.areas.flatMap((area) =>
      Object.entries(area.pages).flatMap(([name, page]) =>
        (['desktop', 'mobile'] as const).flatMap((device) =>
          pathsOf(page, device).map((path) => ({ path, handle: { area, name, page, device, route: page[device] } as AreaRoute })),
        ),
      ),
    );
    routesOfPlan.set(plan, routes);
  }
  return routes;
}

/** The router's matcher parses all routes on each call, and the menu asks for the same ones on every page. */
const matchesOfPlan = new WeakMap<Plan, Map<string, AreaMatch | undefined>>();
const maxEntries = 200;

/** The area page at an address, if any. */
export function matchArea(plan: Plan, pathname: string): AreaMatch | undefined {
  const known = matchesOfPlan.get(plan) ?? new Map<string, AreaMatch | undefined>();
  if (known.has(pathname)) return known.get(pathname);
  const found = matchRoutes(routesOf(plan), pathname)?.[0];
  const match = found && { ...(found.route.handle as AreaRoute), params: found.params };
  if (known.size >= maxEntries) known.clear();
  matchesOfPlan.set(plan, known.set(pathname, match));
  return match;
}

const openPlans = new WeakMap<Plan, Map<string, Plan>>();

/** The plan without the pages and blocks whose module is off for this visitor. */
export function openPlan(plan: Plan, openModules: ReadonlySet<string>): Plan {
  const known = openPlans.get(plan) ?? new Map<string, Plan>();
  const key = [...openModules].sort().join(' ');
  const open = known.get(key) ?? withOpenModules(plan, openModules);
  if (known.size >= maxEntries) known.clear();
  openPlans.set(plan, known.set(key, open));
  return open;
}

function withOpenModules(plan: Plan, openModules: ReadonlySet<string>): Plan {
  return {
    revision: plan.revision,
    areas: plan.areas.map((area) => ({
      ...area,
      pages: Object.fromEntries(Object.entries(area.pages).filter(([, page]) => openModules.has(page.module ?? area.area))),
      blocks: Object.fromEntries(Object.entries(area.blocks).filter(([sign]) => openModules.has(sign))),
    })),
  };
}
