import { operationCalls } from '@portico/area/operator';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { importFile } from '../import/import-file.ts';

/** Imports a school's lists: `POST /ops/import`. */
export function mountImportOperation(
  app: Hono<AppEnvironment>,
  { services, live }: { services: HomepageContext; live: Pick<Live, 'publish'> },
): void {
  app.post(operationCalls.import.path, (context) =>
    answer(context, operationCalls.import, async () => {
      const { name, text, school } = await readBody(operationCalls.import.body, context);
      const known = await services.schools.all();
      const only = known.length === 1 ? known[0]?.fid : undefined;
      const [to] = school ? await schoolsOf(services, school) : [only];
      if (!to) throw new Refusal(400, `Which school? Add --school FID, one of ${known.map((each) => each.fid).join(', ')}.`);
      const report = await importFile(services, { fid: to, name, text });
      if (report.refused.length === 0) {
        await tellSchools(live, services, [to], 'config');
        if (report.taken.notices) await live.publish('notice', { count: report.taken.notices.added }, { fid: to });
        if (report.taken.menus) await tellSchools(live, services, [to], 'modules');
      }
      return report;
    }),
  );
}
