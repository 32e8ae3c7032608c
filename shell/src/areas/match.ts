import { type Device, type Page, type PageRoute, type Plan, type PlannedArea, pathsOf } from '@portico/area';
import { matchRoutes, type RouteObject } from 'react-router';

/** The page of an area that an address names. */
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

/** Routes stand in the areas' manifests and nowhere else; here they become what the router's matcher understands. */
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

/** Which area's page an address names, if any. */
export function matchArea(plan: Plan, pathname: string): AreaMatch | undefined {
  const found = matchRoutes(routesOf(plan), pathname)?.[0];
  return found && { ...(found.route.handle as AreaRoute), params: found.params };
}

/** The plan without the pages and blocks whose module is off for this visitor. */
export function openPlan(plan: Plan, openModules: ReadonlySet<string>): Plan {
  return {
    revision: plan.revision,
    areas: plan.areas.map((area) => ({
      ...area,
      pages: Object.fromEntries(Object.entries(area.pages).filter(([, page]) => openModules.has(page.module ?? area.area))),
      blocks: Object.fromEntries(Object.entries(area.blocks).filter(([sign]) => openModules.has(sign))),
    })),
  };
}
