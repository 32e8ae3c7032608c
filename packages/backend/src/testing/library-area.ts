import type { Plan, PlannedArea } from '@portico/area';
import { createApp } from '../app.ts';
import { createEndpoints, endpointLimits } from '../homepage/endpoint/endpoints.ts';
import type { PortalApp } from '../kernel/api/portal-app.ts';
import { mountPortalOperations } from '../operations.ts';
import type { Services } from '../services.ts';
import { silentLive } from './operations.ts';
import { operatorsOf } from './test-portal.ts';

const nothing = { scripts: [], styles: [] };

/** An area with a service of its own, as the plan shows it. */
export const areaWithService = (area: string, endpoints: PlannedArea['endpoints']): PlannedArea => ({
  area,
  title: area === 'news' ? '新闻中心' : '图书馆',
  buildId: 'aaaaaaaaaaaa',
  base: `/areas/${area}/aaaaaaaaaaaa/`,
  entry: 'remoteEntry.js',
  global: `${area}_aaaaaaaaaaaa`,
  files: {},
  entryPoints: { desktop: nothing, mobile: nothing },
  pages: {},
  blocks: {},
  ...(endpoints && { endpoints }),
});

/** The portal with these areas active for everyone, and its operations. */
export function appWithAreas(
  services: Services,
  areas: Plan['areas'],
  { preview, ...limits }: Partial<typeof endpointLimits> & { preview?: string } = {},
): PortalApp {
  const endpoints = createEndpoints(services, { ...endpointLimits, ...limits });
  return createApp({
    services,
    areas: { endpoints, planOf: () => ({ revision: 1, areas, ...(preview !== undefined && { preview }) }) },
    mount: (routes) =>
      mountPortalOperations(routes, {
        services,
        operators: operatorsOf(services),
        live: silentLive(),
        areasOf: () => areas,
      }),
  });
}
