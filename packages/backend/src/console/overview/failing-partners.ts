import { codes } from '@portico/contracts';
import type { OverviewLine } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, gte, inArray, sql } from 'drizzle-orm';
import { auditEntry } from '../../kernel/audit/schema.ts';
import type { ConsoleContext } from '../context.ts';

const hourMs = 3_600_000;
/** The partner answered no, or not at all. Whom it names and the school does not know is no fault of it. */
const refused = String(codes.ticketInvalid);
/** Ways to sign in whose failure may be the partner's. A wrong password or message code is the visitor's. */
const names = { cas: '统一身份认证', oauth2: '第三方统一登录', wechat: '微信登录', api: '接口登录' } as const;
type Method = keyof typeof names;

/** Partners whose last sign-in of this hour failed: the portal does not try partners by itself. */
export async function failingPartners({ database, now }: ConsoleContext, fids: readonly string[]): Promise<OverviewLine[]> {
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
        inArray(method, Object.keys(names) as Method[]),
        gte(time, new Date(now().getTime() - hourMs)),
      ),
    )
    .groupBy(fid, method)
    .having(sql`max(${time}) ${bad} > coalesce(${good}, '-infinity')`)
    .orderBy(fid, method);
  return rows.map((row) => ({
    kind: 'partner' as const,
    fid: row.fid,
    text: `${names[row.method as Method]} 最近一次登录没有成功`,
    since: writeTime(new Date(row.since)),
    affected: `1 小时内失败 ${row.failed} 次，通过它登录的人可能进不来`,
    button: '测试连接',
    to: '/console/partners',
  }));
}
