import type { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { answer, fid, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { changeModule, listModules, moduleChanges } from '../unit/module-changes.ts';

const moduleWish = z.strictObject({
  sign: z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)?$/, 'must be a module such as news or a block such as news.latest'),
  state: z.enum(['on', 'off', 'maintenance']),
  audience: z
    .array(z.enum(['guest', 'student', 'staff']))
    .min(1)
    .optional(),
  text: z.string().trim().min(1).max(200).optional(),
  /** Absent: every school. */
  school: fid.optional(),
});

/** Which modules are on in each school: `GET|POST /ops/modules`, `GET /ops/modules/changes`. */
export function mountModuleOperations(
  app: Hono<AppEnvironment>,
  { services, live }: { services: HomepageContext; live: Pick<Live, 'publish'> },
): void {
  app.get('/ops/modules', async (context) => context.json({ modules: await listModules(services, context.req.query('school')) }));
  app.get('/ops/modules/changes', async (context) => context.json({ changes: await moduleChanges(services, context.req.query('school')) }));
  app.post('/ops/modules', (context) =>
    answer(context, async () => {
      const { school, audience, ...wish } = await readBody(moduleWish, context);
      const fids = await schoolsOf(services, school);
      const kinds = audience?.map((kind) => kind.toUpperCase() as 'GUEST' | 'STUDENT' | 'STAFF');
      const changed = await changeModule(services, { ...wish, audience: kinds }, { fids, who: 'operator' });
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
