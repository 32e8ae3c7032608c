import { createHash } from 'node:crypto';
import type { ConsolePartner, PartnerField } from '@portico/contracts/console';
import { dayjs, writeTime } from '@portico/contracts/time';
import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { auditEntry } from '../../kernel/audit/schema.ts';
import { type PartnerName, type Partners, partnerNames, partnerSettings, secretFields } from '../../kernel/environment/partner-settings.ts';
import { type School, school as schoolTable } from '../../kernel/identity/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { partnersOf } from '../../pedestal/partner/partners.ts';
import { maskedPartners } from '../../pedestal/partner/seal-partners.ts';
import { partnersFound } from '../../pedestal/partner-check/partner-looks.ts';
import type { ConsoleContext } from '../context.ts';
import { inChinese } from '../words/in-chinese.ts';
import { stepName } from './step-names.ts';

/** The method by which sign-ins through a partner are noted. */
const methods: Partial<Record<ConsolePartner['partner'], string>> = {
  password: 'password',
  cas: 'cas',
  oidc: 'oauth2',
  wechat: 'wechat',
  sms: 'mobile',
  apiLogin: 'api',
};
const countedDays = 7;

/** A partner's stored form; secrets in it are sealed. */
export const partnerVersion = (stored: Partners, name: PartnerName): string =>
  createHash('sha256')
    .update(JSON.stringify(stored[name] ?? null))
    .digest('hex')
    .slice(0, 16);

/** The stored settings of a school, secrets sealed. */
export async function storedPartners({ database }: Pick<ConsoleContext, 'database'>, fid: string): Promise<Partners> {
  const [row] = await database.select({ partners: schoolTable.partners }).from(schoolTable).where(eq(schoolTable.fid, fid));
  return row?.partners ?? {};
}

/** Every way to sign in and every other system of a school; of a secret only that there is one. */
export async function listPartners(context: ConsoleContext, { fid }: School): Promise<ConsolePartner[]> {
  const school = await context.schools.byFid(fid);
  if (!school) return [];
  const { database, environment, now } = context;
  const stored = await storedPartners(context, fid);
  const effective = partnersOf(school, environment);
  const since = dayjs(now()).subtract(countedDays, 'day').toDate();
  const counted = await database
    .select({
      method: auditEntry.method,
      good: sql<number>`count(*) filter (where ${auditEntry.event} = 'signed-in')::int`,
      failed: sql<number>`count(*) filter (where ${auditEntry.event} = 'failed')::int`,
      last: sql<string | null>`max(${auditEntry.time}) filter (where ${auditEntry.event} = 'signed-in')`,
      all: count(),
    })
    .from(auditEntry)
    .where(and(eq(auditEntry.fid, fid), gte(auditEntry.time, since)))
    .groupBy(auditEntry.method);
  const changes = await database
    .select()
    .from(operationEntry)
    .where(
      and(
        eq(operationEntry.fid, fid),
        inArray(operationEntry.action, ['partner.change', 'partner.key']),
        eq(operationEntry.outcome, 'done'),
      ),
    )
    .orderBy(desc(operationEntry.id))
    .limit(200);

  const found = await partnersFound(context, [fid]);

  const item = (partner: ConsolePartner['partner'], rest: Pick<ConsolePartner, 'from' | 'fields' | 'version'>): ConsolePartner => {
    const method = methods[partner];
    const row = counted.find((each) => each.method === method);
    const look = found.find((each) => each.partner === partner);
    return {
      partner,
      ...rest,
      signIns: method === undefined ? null : (row?.good ?? 0),
      failures: method === undefined ? null : (row?.failed ?? 0),
      ...(row?.last && { lastSuccess: writeTime(new Date(row.last)) }),
      ...(look && {
        look: {
          time: writeTime(look.looked),
          ...(look.failing && { since: writeTime(look.failing), step: stepName(look.step ?? ''), said: inChinese(look.said ?? '') }),
        },
      }),
    };
  };
  return [
    item('password', { from: 'own', fields: [], version: '' }),
    ...partnerNames.map((name) => {
      const from = stored[name] ? 'own' : effective[name] ? 'platform' : 'none';
      const set = changes.find(({ object }) => object === name);
      const own = effective[name];
      const given = own ? (maskedPartners({ [name]: own })[name] ?? {}) : {};
      return item(name, { from, version: partnerVersion(stored, name), fields: fieldsOf(name, { given, from, set }) });
    }),
  ];
}

function fieldsOf(
  name: PartnerName,
  { given, from, set }: { given: Record<string, unknown>; from: ConsolePartner['from']; set: { time: Date; who: string } | undefined },
): PartnerField[] {
  return Object.entries(partnerSettings[name].shape).map(([field, schema]) => {
    const secret = secretFields.includes(field);
    const value = given[field];
    return {
      name: field,
      ...(!secret && value !== undefined && { value: value as NonNullable<PartnerField['value']> }),
      secret,
      set: value !== undefined,
      ...(secret && value !== undefined && from === 'own' && set && { setTime: writeTime(set.time), setBy: set.who }),
      optional: schema.safeParse(undefined).success,
    };
  });
}
