import { operationCalls } from '@portico/area/operator';
import { dayjs, writeTime } from '@portico/contracts/time';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { person } from '../../kernel/identity/schema.ts';
import { answer, schoolsOf } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { faultReport } from '../person/schema.ts';

const maxReports = 1_000;

/** What people reported as wrong in their data, for the keepers of the system that it comes from: `GET /ops/faults`. */
export function mountFaultOperations(app: Hono<AppEnvironment>, { services }: { services: HomepageContext }): void {
  const { database, now } = services;
  app.get(operationCalls.faults.path, (context) =>
    answer(context, operationCalls.faults, async () => {
      const { school, days = '30' } = context.req.query();
      const since = dayjs(now())
        .subtract(Number.parseInt(days, 10) || 30, 'day')
        .toDate();
      const rows = await database
        .select({ report: faultReport, account: person.account })
        .from(faultReport)
        .leftJoin(person, eq(person.id, faultReport.personId))
        .where(and(inArray(faultReport.fid, await schoolsOf(services, school)), gt(faultReport.time, since)))
        .orderBy(desc(faultReport.time))
        .limit(maxReports);
      return {
        reports: rows.map(({ account, report: { fid, sourceCode, name, text, time } }) => ({
          fid,
          sourceCode,
          name,
          text,
          account: account ?? '',
          time: writeTime(time),
        })),
      };
    }),
  );
}
