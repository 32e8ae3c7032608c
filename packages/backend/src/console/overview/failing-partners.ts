import { codes } from '@portico/contracts';
import type { OverviewLine } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, gte, inArray, sql } from 'drizzle-orm';
import { auditEntry } from '../../kernel/audit/schema.ts';
import { type LookedAt, partnersFound } from '../../pedestal/partner-check/partner-looks.ts';
import type { ConsoleContext } from '../context.ts';
import { stepName } from '../partner/step-names.ts';
import { inChinese } from '../words/in-chinese.ts';

const hourMs = 3_600_000;
/** The partner answered no, or not at all. Whom it names and the school does not know is no fault of it. */
const refused = String(codes.ticketInvalid);
/** Ways to sign in whose failure may be the partner's. A wrong password or message code is the visitor's. */
const methods = { cas: 'cas', oauth2: 'oidc', wechat: 'wechat', api: 'apiLogin' } as const;
type Method = keyof typeof methods;
type Partner = LookedAt | (typeof methods)[Method];
const names: Record<Partner, string> = {
  cas: '统一身份认证',
  oidc: '第三方统一登录',
  wechat: '微信登录',
  apiLogin: '接口登录',
  sms: '短信网关',
  mail: '邮件网关',
  model: '智能模型',
};
const affected: Record<LookedAt, string> = {
  cas: '用统一身份认证登录的人进不来',
  oidc: '用第三方统一登录的人进不来',
  wechat: '用微信登录的人进不来',
  sms: '收不到短信验证码',
  mail: '收不到邮件验证码',
  model: '智能助手只给出搜索到的内容',
};
type Line = OverviewLine & { partner: Partner };

/** Partners that the portal's own look did not reach, and those whose last sign-in of this hour failed. */
export async function failingPartners(context: ConsoleContext, fids: readonly string[]): Promise<OverviewLine[]> {
  const silent = await silentPartners(context, fids);
  const refusing = await refusingPartners(context, fids);
  const isNamed = (line: Line) => silent.some(({ fid, partner }) => fid === line.fid && partner === line.partner);
  return [...silent, ...refusing.filter((line) => !isNamed(line))].map(({ partner: _, ...line }) => line);
}

const button = { button: '测试连接', to: '/console/partners' } as const;

async function silentPartners(context: ConsoleContext, fids: readonly string[]): Promise<Line[]> {
  const found = await partnersFound(context, fids);
  return found.flatMap(({ fid, partner, failing, step, said }) =>
    failing
      ? [
          {
            kind: 'partner' as const,
            partner,
            fid,
            text: `${names[partner]} 自 ${shortTime(failing, context.now())} 起连不上`,
            affected: `${affected[partner]}。“${stepName(step ?? '')}”未通过：${inChinese(said ?? '')}`,
            ...button,
          },
        ]
      : [],
  );
}

/** `14:00` today, `11-20 14:00` otherwise. */
function shortTime(time: Date, now: Date): string {
  const [day, text] = [writeTime(now).slice(0, 10), writeTime(time)];
  return text.startsWith(day) ? text.slice(11, 16) : text.slice(5, 16);
}

async function refusingPartners({ database, now }: ConsoleContext, fids: readonly string[]): Promise<Line[]> {
  const { fid, method, time, event, note } = auditEntry;
  const good = sql`max(${time}) filter (where ${event} = 'signed-in')`;
  const bad = sql`filter (where ${event} = 'failed' and ${note} = ${refused})`;
  const rows = await database
    .select({ fid, method, since: sql<string>`min(${time}) ${bad}`, failed: sql<number>`count(*) ${bad}::int` })
    .from(auditEntry)
    .where(
      and(
        inArray(fid, [...fids]),
        inArray(event, ['signed-in', 'failed']),
        inArray(method, Object.keys(methods) as Method[]),
        gte(time, new Date(now().getTime() - hourMs)),
      ),
    )
    .groupBy(fid, method)
    .having(sql`max(${time}) ${bad} > coalesce(${good}, '-infinity')`)
    .orderBy(fid, method);
  return rows.map((row) => {
    const partner = methods[row.method as Method];
    return {
      kind: 'partner' as const,
      partner,
      fid: row.fid,
      text: `${names[partner]} 最近一次登录没有成功`,
      since: writeTime(new Date(row.since)),
      affected: `1 小时内失败 ${row.failed} 次，通过它登录的人可能进不来`,
      ...button,
    };
  });
}
