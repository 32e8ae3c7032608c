import { operationCalls } from '@portico/area/operator';
import { dayjs, writeTime } from '@portico/contracts/time';
import type { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { readAudit } from '../../kernel/audit/audit.ts';
import { type PartnerName, type Partners, partnerNames, partnerSettings } from '../../kernel/environment/partner-settings.ts';
import type { Live } from '../../kernel/live/live.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { operatorOf } from '../../kernel/operator/require-operator.ts';
import { answer, readBody, schoolsOf } from '../../registry/operations/answer.ts';
import type { PedestalContext } from '../context.ts';
import { requireReachable } from '../partner/require-reachable.ts';
import { maskedPartners } from '../partner/seal-partners.ts';
import { setPartner } from '../partner/set-partner.ts';
import { checkPartners } from '../partner-check/check-partners.ts';

const partnerWish = operationCalls.changePartner.body.extend({
  partner: z.enum(partnerNames as [PartnerName, ...PartnerName[]], `must be one of ${partnerNames.join(', ')}`),
});
const maxLines = 1_000;

/** The partners of a school, secrets masked; and the log of sign-ins and attempts. */
export function mountPartnerOperations(
  app: Hono<AppEnvironment>,
  { services, live }: { services: PedestalContext; live: Pick<Live, 'publish'> },
): void {
  app.get(operationCalls.partners.path, (context) =>
    answer(context, operationCalls.partners, async () => {
      const fids = await schoolsOf(services, context.req.query('school'));
      const schools = (await services.schools.all()).filter((school) => fids.includes(school.fid));
      return { schools: schools.map((school) => ({ fid: school.fid, partners: maskedPartners(school.partners) })) };
    }),
  );
  app.get(operationCalls.checkPartners.path, (context) =>
    answer(context, operationCalls.checkPartners, async () => {
      const fids = await schoolsOf(services, context.req.query('school'));
      const schools = (await services.schools.all()).filter((school) => fids.includes(school.fid));
      return { checks: (await Promise.all(schools.map((school) => checkPartners(services, school)))).flat() };
    }),
  );
  app.post(operationCalls.changePartner.path, (context) =>
    answer(context, operationCalls.changePartner, async () => {
      const { school, partner: name, settings } = await readBody(partnerWish, context);
      await schoolsOf(services, school);
      const read = settings === null ? null : readSettings(name, settings);
      for (const [field, value] of Object.entries(read ?? {})) await requireReachable(`${name}.${field}`, value);
      await setPartner(services, { fid: school, name, settings: read, by: operatorOf(context) });
      await tellSchools(live, services, [school], 'config');
      return { fid: school, partners: maskedPartners((await services.schools.byFid(school))?.partners ?? {}) };
    }),
  );
  app.get(operationCalls.audit.path, (context) =>
    answer(context, operationCalls.audit, async () => {
      const { school, account, days = '30' } = context.req.query();
      const [of] = await schoolsOf(services, school ?? '');
      const since = dayjs(services.now())
        .subtract(Number.parseInt(days, 10) || 30, 'day')
        .toDate();
      const lines = await readAudit(services, { fid: of ?? '', account, since, limit: maxLines });
      return { lines: lines.map((line) => ({ ...line, time: writeTime(line.time) })) };
    }),
  );
}

function readSettings<Name extends PartnerName>(name: Name, given: object): NonNullable<Partners[Name]> {
  const read = partnerSettings[name].safeParse(given);
  if (read.success) return read.data as NonNullable<Partners[Name]>;
  throw new Refusal(400, read.error.issues.map((issue) => `${[name, ...issue.path].join('.')}: ${issue.message}.`).join('\n'));
}
