import { operationCalls } from '@portico/area/operator';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { readSchool } from '../school/read-school.ts';
import { saveSchool } from '../school/save-school.ts';

interface Given {
  services: HomepageContext;
  live: Pick<Live, 'publish'>;
  /** Adds the modules of active areas to a new school. */
  introduceAreas: () => Promise<unknown>;
}

/** The settings of schools: `GET|POST /ops/schools`. */
export function mountSchoolOperations(app: Hono<AppEnvironment>, { services, live, introduceAreas }: Given): void {
  app.get(operationCalls.schools.path, (context) =>
    answer(context, operationCalls.schools, async () => {
      const fids = await schoolsOf(services, context.req.query('school'));
      const states = await Promise.all(fids.map((fid) => readSchool(services.database, fid)));
      return { schools: states.flatMap((state) => state ?? []) };
    }),
  );
  app.post(operationCalls.saveSchool.path, (context) =>
    answer(context, operationCalls.saveSchool, async () => {
      const wish = await readBody(operationCalls.saveSchool.body, context);
      const state = await saveSchool(services, wish, operatorOf(context));
      if (wish.add) await introduceAreas();
      await tellSchools(live, services, [wish.fid], 'config');
      return state;
    }),
  );
}
