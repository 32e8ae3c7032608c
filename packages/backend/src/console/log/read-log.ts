import type { AuditEntry, AuditFilters, AuditRow } from '@portico/contracts/console';
import { addDays, atDay, daysBetween, writeTime } from '@portico/contracts/time';
import { and, desc, eq, gte, ilike, inArray, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditEntry } from '../../kernel/audit/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ActRow, actsOf } from '../act/acts.ts';
import { invalidFields } from '../act/conflict.ts';
import type { Standing } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';

/** The longest span of one request. */
const maxDays = 200;
/** More rows than this are not counted. */
const maxCounted = 10_000;
export type Filters = Omit<AuditFilters, 'school'>;
type SignIn = typeof auditEntry.$inferSelect;

const events: Record<string, string> = {
  'signed-in': '登录',
  failed: '登录失败',
  locked: '账号锁定',
  unlocked: '账号解锁',
  'signed-out': '退出',
  'stepped-up': '确认身份',
  'password-changed': '修改密码',
};
const refusedEvents = ['failed', 'locked'];

/** The conditions of both tables for what a person may see and asks for. */
export function conditionsOf(
  filters: Filters,
  { fid, visitor, isEditorOnly }: Standing,
): { acts: SQL | undefined; signIns: SQL | undefined } {
  const { from, to, who, act, object, outcome, address, q } = filters;
  if (to < from) throw invalidFields([{ path: 'to', text: '结束要晚于开始' }]);
  if (daysBetween(from, to) > maxDays) throw invalidFields([{ path: 'to', text: `最多一次查看 ${maxDays} 天` }]);
  const [since, until] = [atDay(from), atDay(addDays(to, 1))];
  const has = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const starts = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const acts = and(
    inArray(operationEntry.fid, ['', fid]),
    gte(operationEntry.time, since),
    lt(operationEntry.time, until),
    isEditorOnly ? eq(operationEntry.subjectId, visitor.person.id) : undefined,
    who ? ilike(operationEntry.who, has(who)) : undefined,
    act ? (act.endsWith('.') ? like(operationEntry.action, starts(act)) : eq(operationEntry.action, act)) : undefined,
    object ? or(eq(operationEntry.object, object), ilike(operationEntry.objectName, has(object))) : undefined,
    outcome === undefined ? undefined : outcome === 'refused' ? ne(operationEntry.outcome, 'done') : eq(operationEntry.outcome, outcome),
    address ? like(operationEntry.ip, starts(address)) : undefined,
    q
      ? or(
          ...[operationEntry.who, operationEntry.object, operationEntry.objectName, operationEntry.reason].map((column) =>
            ilike(column, has(q)),
          ),
        )
      : undefined,
  );
  const isSignIn = act === undefined || act === 'sign-in.' || act.startsWith('sign-in.');
  if (!isSignIn || object !== undefined || (outcome !== undefined && outcome !== 'done' && outcome !== 'refused'))
    return { acts, signIns: undefined };
  const event = act && act !== 'sign-in.' ? act.slice('sign-in.'.length) : undefined;
  const signIns = and(
    eq(auditEntry.fid, fid),
    gte(auditEntry.time, since),
    lt(auditEntry.time, until),
    isEditorOnly ? eq(auditEntry.subjectId, visitor.person.id) : undefined,
    event ? sql`${auditEntry.event} = ${event}` : undefined,
    who ? ilike(auditEntry.account, has(who)) : undefined,
    outcome === undefined ? undefined : (outcome === 'refused' ? inArray : notIn)(auditEntry.event, refusedEvents as SignIn['event'][]),
    address ? like(auditEntry.ip, starts(address)) : undefined,
    q ? or(ilike(auditEntry.account, has(q)), ilike(auditEntry.note, has(q))) : undefined,
  );
  return { acts, signIns };
}
const notIn = (column: typeof auditEntry.event, values: SignIn['event'][]) => sql`not ${inArray(column, values)}`;

/** One page of acts and sign-ins, the newest first. */
export async function readLog(
  context: ConsoleContext,
  standing: Standing,
  { pageNum, pageSize, ...filters }: Filters & { pageNum: number; pageSize: number },
) {
  const { database } = context;
  const { acts, signIns } = conditionsOf(filters, standing);
  // The newest of both tables are enough to merge a page.
  const upTo = pageNum * pageSize;
  const changes = await database
    .select()
    .from(operationEntry)
    .where(acts)
    .orderBy(desc(operationEntry.time), desc(operationEntry.id))
    .limit(upTo);
  const entries = signIns
    ? await database.select().from(auditEntry).where(signIns).orderBy(desc(auditEntry.time), desc(auditEntry.id)).limit(upTo)
    : [];
  const merged = [...changes.map((row) => ({ row, time: row.time })), ...entries.map((entry) => ({ entry, time: entry.time }))]
    .sort((one, other) => other.time.getTime() - one.time.getTime())
    .slice(upTo - pageSize, upTo);
  const records = await rowsOf(context, standing, merged);
  return { records, total: await countOf(context, { acts, signIns }), pageNum, pageSize };
}

async function countOf(
  { database }: ConsoleContext,
  { acts, signIns }: { acts: SQL | undefined; signIns: SQL | undefined },
): Promise<number> {
  const few = database.select({ one: sql`1` }).from(operationEntry).where(acts).limit(maxCounted).as('few');
  const [found] = await database.select({ n: sql<number>`count(*)::int` }).from(few);
  const others = signIns && database.select({ one: sql`1` }).from(auditEntry).where(signIns).limit(maxCounted).as('others');
  const [more] = others ? await database.select({ n: sql<number>`count(*)::int` }).from(others) : [];
  return Math.min(maxCounted, (found?.n ?? 0) + (more?.n ?? 0));
}

/** How many rows each day has. */
export async function readDays({ database }: ConsoleContext, standing: Standing, filters: Filters) {
  const { acts, signIns } = conditionsOf(filters, standing);
  const days = new Map<string, { rows: number; refused: number }>();
  const add = (rows: { day: string; rows: number; refused: number }[]) => {
    for (const { day, ...counts } of rows) {
      const known = days.get(day) ?? { rows: 0, refused: 0 };
      days.set(day, { rows: known.rows + counts.rows, refused: known.refused + counts.refused });
    }
  };
  const ofAct = sql<string>`to_char(${operationEntry.time} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const refusedAct = sql<number>`count(*) filter (where ${operationEntry.outcome} <> 'done')::int`;
  add(
    await database
      .select({ day: ofAct, rows: sql<number>`count(*)::int`, refused: refusedAct })
      .from(operationEntry)
      .where(acts)
      .groupBy(sql`1`),
  );
  if (signIns) {
    const ofEntry = sql<string>`to_char(${auditEntry.time} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
    const refusedEntry = sql<number>`count(*) filter (where ${inArray(auditEntry.event, refusedEvents as SignIn['event'][])})::int`;
    add(
      await database
        .select({ day: ofEntry, rows: sql<number>`count(*)::int`, refused: refusedEntry })
        .from(auditEntry)
        .where(signIns)
        .groupBy(sql`1`),
    );
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, counts]) => ({ day, ...counts }));
}

type Merged = { row: ActRow; time: Date } | { entry: SignIn; time: Date };

export async function rowsOf({ database, now }: ConsoleContext, standing: Standing, merged: readonly Merged[]): Promise<AuditRow[]> {
  const acts = merged.flatMap((each) => ('row' in each ? [each.row] : []));
  const shown = new Map((await actsOf(database, acts, now())).map((act) => [act.id, act]));
  return merged.flatMap((each) => {
    if ('entry' in each) return [signInRow(each.entry, standing)];
    const act = shown.get(String(each.row.id));
    return act ? [{ ...act, kind: 'act' as const, ...originOf(each.row, standing) }] : [];
  });
}

const originOf = ({ ip, device, requestId }: Pick<ActRow, 'ip' | 'device' | 'requestId'>, { isAuditor }: Standing) => ({
  address: isAuditor ? (ip ?? '') : masked(ip ?? ''),
  device: device ?? '',
  requestId: requestId ?? '',
});

/** The first half of an address. */
const masked = (ip: string): string =>
  ip.includes('.') && !ip.includes(':') ? ip.replace(/\.\d+\.\d+$/, '.*.*') : ip.split(':').slice(0, 2).join(':').replace(/(.)$/, '$1:*');

function signInRow(entry: SignIn, standing: Standing): AuditRow {
  return {
    id: `s${entry.id}`,
    kind: 'sign-in',
    time: writeTime(entry.time),
    who: entry.account.toUpperCase(),
    role: '',
    action: `sign-in.${entry.event}`,
    name: events[entry.event] ?? entry.event,
    object: entry.account.toUpperCase(),
    objectName: '',
    fid: entry.fid,
    outcome: refusedEvents.includes(entry.event) ? (entry.note ?? 'refused') : 'done',
    reason: entry.note ?? '',
    ...originOf(entry, standing),
  };
}

/** One row in full. */
export async function readEntry(
  context: ConsoleContext,
  standing: Standing,
  id: string,
): Promise<{ row: AuditEntry; of: ActRow | undefined } | undefined> {
  const { database } = context;
  const number = Number(id.replace(/^s/, ''));
  if (!Number.isSafeInteger(number) || number < 1 || number > 2_147_483_647) return undefined;
  const own = standing.isEditorOnly ? standing.visitor.person.id : undefined;
  if (id.startsWith('s')) {
    const mine = own ? eq(auditEntry.subjectId, own) : undefined;
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.id, number), eq(auditEntry.fid, standing.fid), mine));
    return entry && { row: { ...signInRow(entry, standing), before: null, after: null }, of: undefined };
  }
  const mine = own ? eq(operationEntry.subjectId, own) : undefined;
  const [row] = await database
    .select()
    .from(operationEntry)
    .where(and(eq(operationEntry.id, number), inArray(operationEntry.fid, ['', standing.fid]), mine));
  const [shown] = row ? await rowsOf(context, standing, [{ row, time: row.time }]) : [];
  return row && shown && { row: { ...shown, before: row.before ?? null, after: row.after ?? null }, of: row };
}
