import { operationCalls } from '@portico/area/operator';
import type { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '../api/refusal.ts';
import type { AppEnvironment } from '../api/request-facts.ts';
import { readAudit } from '../audit/audit.ts';
import { writeTime } from '../clock.ts';
import type { Live } from '../live/live.ts';
import { type PartnerName, type Partners, partnerNames, partnerSettings } from '../partner/partner-settings.ts';
import { maskedPartners } from '../partner/seal-partners.ts';
import { setPartner } from '../partner/set-partner.ts';
import type { Services } from '../services.ts';
import { answer, readBody, schoolsOf, tell } from './answer.ts';

const partnerWish = operationCalls.changePartner.body.extend({
  partner: z.enum(partnerNames as [PartnerName, ...PartnerName[]], `must be one of ${partnerNames.join(', ')}`),
});
const mostLines = 1_000;

/** The systems that a school's portal speaks to, secrets masked; and who signed in and who tried to. */
export function mountPartnerOperations(
  app: Hono<AppEnvironment>,
  { services, live }: { services: Services; live: Pick<Live, 'publish'> },
): void {
  app.get(operationCalls.partners.path, (context) =>
    answer(context, operationCalls.partners, async () => {
      const fids = await schoolsOf(services, context.req.query('school'));
      const schools = (await services.schools.all()).filter((school) => fids.includes(school.fid));
      return { schools: schools.map((school) => ({ fid: school.fid, partners: maskedPartners(school.partners) })) };
    }),
  );
  app.post(operationCalls.changePartner.path, (context) =>
    answer(context, operationCalls.changePartner, async () => {
      const { school, partner: name, settings } = await readBody(partnerWish, context);
      await schoolsOf(services, school);
      const read = settings === null ? null : readSettings(name, settings);
      await setPartner(services, { fid: school, name, settings: read, who: 'operator' });
      await tell(live, services, [school], 'config');
      return { fid: school, partners: maskedPartners((await services.schools.byFid(school))?.partners ?? {}) };
    }),
  );
  app.get(operationCalls.audit.path, (context) =>
    answer(context, operationCalls.audit, async () => {
      const { school, account, days = '30' } = context.req.query();
      const [of] = await schoolsOf(services, school ?? '');
      const since = new Date(services.now().getTime() - (Number.parseInt(days, 10) || 30) * 86_400_000);
      const lines = await readAudit(services, { fid: of ?? '', account, since, limit: mostLines });
      return { lines: lines.map((line) => ({ ...line, time: writeTime(line.time) })) };
    }),
  );
}

function readSettings<Name extends PartnerName>(name: Name, given: object): NonNullable<Partners[Name]> {
  const read = partnerSettings[name].safeParse(given);
  if (read.success) return read.data as NonNullable<Partners[Name]>;
  throw new Refusal(400, read.error.issues.map((issue) => `${[name, ...issue.path].join('.')}: ${issue.message}.`).join('\n'));
}
