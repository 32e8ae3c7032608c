import { operationCalls } from '@portico/area/operator';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { changeModule, listModules } from '../unit/module-changes.ts';

/** The state of modules in each school: `GET|POST /ops/modules`. */
export function mountModuleOperations(
  app: Hono<AppEnvironment>,
  { services, live }: { services: HomepageContext; live: Pick<Live, 'publish'> },
): void {
  app.get(operationCalls.modules.path, (context) =>
    answer(context, operationCalls.modules, async () => ({ modules: await listModules(services, context.req.query('school')) })),
  );
  app.post(operationCalls.changeModule.path, (context) =>
    answer(context, operationCalls.changeModule, async () => {
      const { school, audience, ...wish } = await readBody(operationCalls.changeModule.body, context);
      const fids = await schoolsOf(services, school);
      const kinds = audience?.map((kind) => kind.toUpperCase() as 'GUEST' | 'STUDENT' | 'STAFF');
      const changed = await changeModule(services, { ...wish, audience: kinds }, { fids, by: operatorOf(context) });
      if (!changed) throw new Refusal(404, `No school has ${wish.sign}. portico modules lists what there is.`);
      await tellSchools(
        live,
        services,
        changed.map((each) => each.fid),
        'modules',
      );
      return { modules: changed };
    }),
  );
}
