import { mountConsoleOperations } from './console/operations/mount.ts';
import type { AreasOf } from './homepage/endpoint/bindings.ts';
import { mountBlockOperations } from './homepage/operations/blocks.ts';
import { mountEndpointOperations } from './homepage/operations/endpoints.ts';
import { mountFaultOperations } from './homepage/operations/faults.ts';
import { mountImportOperation } from './homepage/operations/import.ts';
import { mountModuleOperations } from './homepage/operations/modules.ts';
import { mountNoticeWays } from './homepage/operations/notice-ways.ts';
import { mountSchoolOperations } from './homepage/operations/schools.ts';
import type { PortalApp } from './kernel/api/portal-app.ts';
import type { Live } from './kernel/live/live.ts';
import type { Operators } from './kernel/operator/operators.ts';
import { mountPartnerOperations } from './pedestal/operations/partners.ts';
import { mountRoleOperations } from './pedestal/operations/roles.ts';
import { followSchoolEvents } from './pedestal/school/school-events.ts';
import { mountOperations } from './registry/operations/http.ts';
import type { Services } from './services.ts';

interface Given {
  /** Adds the modules of active areas to a new school. */
  introduceAreas?: () => Promise<unknown>;
  services: Services;
  operators: Operators;
  live: Pick<Live, 'publish' | 'onForeign' | 'greet'>;
  /** The areas that are active in a school. */
  areasOf?: AreasOf;
}

/** Every operation of the command line beside publishing: modules, blocks, imports, partners, the audit log. */
export function mountPortalOperations(
  app: PortalApp,
  { services, operators, live, introduceAreas = async () => undefined, areasOf = () => [] }: Given,
): void {
  followSchoolEvents(services, live);
  mountOperations(app, {
    operators,
    services,
    mount(routes) {
      mountModuleOperations(routes, { services, live });
      mountImportOperation(routes, { services, live });
      mountFaultOperations(routes, { services });
      mountNoticeWays(routes, { services });
      mountBlockOperations(routes, { services, live });
      mountSchoolOperations(routes, { services, live, introduceAreas });
      mountRoleOperations(routes, { services });
      mountEndpointOperations(routes, { services, live, areasOf });
      mountPartnerOperations(routes, { services, live });
      mountConsoleOperations(routes, services);
    },
  });
}
