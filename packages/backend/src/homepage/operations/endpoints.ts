import { operationCalls } from '@portico/area/operator';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { type AreasOf, bindEndpoint, listEndpoints, unbindEndpoint } from '../endpoint/bindings.ts';
import { checkEndpoints } from '../endpoint/check-endpoints.ts';

/** The services of areas in each school: `GET|POST /ops/endpoints`, and a trial of each. */
export function mountEndpointOperations(
  app: Hono<AppEnvironment>,
  { services, live, areasOf }: { services: HomepageContext; live: Pick<Live, 'publish'>; areasOf: AreasOf },
): void {
  const list = async (school: string | undefined) => listEndpoints(services, await schoolsOf(services, school), areasOf);
  app.get(operationCalls.endpoints.path, (context) =>
    answer(context, operationCalls.endpoints, async () => ({ endpoints: await list(context.req.query('school')) })),
  );
  app.get(operationCalls.checkEndpoints.path, (context) =>
    answer(context, operationCalls.checkEndpoints, async () => ({
      checks: await checkEndpoints(services, await list(context.req.query('school'))),
    })),
  );
  app.post(operationCalls.changeEndpoint.path, (context) =>
    answer(context, operationCalls.changeEndpoint, async () => {
      const wish = await readBody(operationCalls.changeEndpoint.body, context);
      await schoolsOf(services, wish.school);
      const name = { fid: wish.school, area: wish.area, name: wish.name };
      if (wish.state === 'bound') await bindEndpoint(services, { ...name, url: wish.url }, operatorOf(context));
      else await unbindEndpoint(services, name, operatorOf(context));
      await tellSchools(live, services, [wish.school], 'config');
      return { endpoints: (await list(wish.school)).filter((each) => each.area === wish.area) };
    }),
  );
}
