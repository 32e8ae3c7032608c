import { operationCalls } from '@portico/area/operator';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../api/refusal.ts';
import type { AppEnvironment } from '../api/request-facts.ts';
import { importFile } from '../import/import-file.ts';
import type { Live } from '../live/live.ts';
import { isOperator } from '../registry/operator-token.ts';
import type { Services } from '../services.ts';
import { changeModule, listModules, moduleChanges } from '../unit/module-changes.ts';
import { answer, readBody, schoolsOf, tell } from './answer.ts';
import { mountBlockOperations } from './blocks.ts';
import { mountPartnerOperations } from './partners.ts';

/** Bytes of the longest file that a school brings at once. */
const longestFile = 32 * 1024 * 1024;
interface Given {
  services: Services;
  operatorToken: string;
  live: Pick<Live, 'publish' | 'onForeign' | 'greet'>;
}

/** What operators do beside publishing, as plain JSON: `GET|POST /ops/modules`, `GET /ops/modules/changes`, `GET|POST /ops/blocks`, `POST /ops/import`, `GET|POST /ops/partners`, `GET /ops/audit`. */
export function mountOperations(app: Hono<AppEnvironment>, { services, operatorToken, live }: Given): void {
  // What another node changed counts here at once, and not only when this node looks again.
  live.onForeign(async () => services.schools.forget());
  live.greet(async ({ fid }) => {
    const data = { revision: (await services.schools.byFid(fid))?.revision ?? 0 };
    return [
      { event: 'modules', data },
      { event: 'config', data },
    ];
  });
  const operatorOnly: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    if (isOperator(context.req.header('authorization'), operatorToken)) return next();
    return context.json(
      { error: 'The operator’s token is missing or wrong. Set PORTICO_TOKEN, or PORTICO_DATA to the data directory.' },
      401,
    );
  };
  app.use(
    '/ops/*',
    operatorOnly,
    bodyLimit({ maxSize: longestFile, onError: (context) => context.json({ error: 'The file is too large.' }, 413) }),
  );

  app.get(operationCalls.modules.path, (context) =>
    answer(context, operationCalls.modules, async () => ({ modules: await listModules(services, context.req.query('school')) })),
  );
  app.get('/ops/modules/changes', async (context) => context.json({ changes: await moduleChanges(services, context.req.query('school')) }));
  app.post(operationCalls.changeModule.path, (context) =>
    answer(context, operationCalls.changeModule, async () => {
      const { school, audience, ...wish } = await readBody(operationCalls.changeModule.body, context);
      const fids = await schoolsOf(services, school);
      const kinds = audience?.map((kind) => kind.toUpperCase() as 'GUEST' | 'STUDENT' | 'STAFF');
      const changed = await changeModule(services, { ...wish, audience: kinds }, { fids, who: 'operator' });
      if (!changed) throw new Refusal(404, `No school has ${wish.sign}. portico modules lists what there is.`);
      await tell(
        live,
        services,
        changed.map((each) => each.fid),
        'modules',
      );
      return { modules: changed };
    }),
  );
  app.post(operationCalls.import.path, (context) =>
    answer(context, operationCalls.import, async () => {
      const { name, text, school } = await readBody(operationCalls.import.body, context);
      const known = await services.schools.all();
      const only = known.length === 1 ? known[0]?.fid : undefined;
      const [to] = school ? await schoolsOf(services, school) : [only];
      if (!to) throw new Refusal(400, `Which school? Add --school FID, one of ${known.map((each) => each.fid).join(', ')}.`);
      const report = await importFile(services, { fid: to, name, text });
      if (report.refused.length === 0) {
        await tell(live, services, [to], 'config');
        if (report.taken.notices) await live.publish('notice', { count: report.taken.notices.added }, { fid: to });
        if (report.taken.menus) await tell(live, services, [to], 'modules');
      }
      return report;
    }),
  );
  mountBlockOperations(app, { services, live });
  mountPartnerOperations(app, { services, live });
  app.all('/ops/*', (context) => context.json({ error: 'There is no such address.' }, 404));
}
