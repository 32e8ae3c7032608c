import type { AuditEntry, AuditRow } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { auditEntry } from '../../kernel/audit/schema.ts';
import type { Database } from '../../kernel/database/database.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ActRow, actsOf } from '../act/acts.ts';
import type { Standing } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';
import { conditionsOf, type Filters, refusedEvents } from './conditions.ts';

/** More rows than this are not counted. */
const maxCounted = 1_000;
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

/** One page of acts and sign-ins, the newest first. */
export async function readLog(
  context: ConsoleContext,
  standing: Standing,
  { pageNum, pageSize, ...filters }: Filters & { pageNum: number; pageSize: number },
) {
  const { database } = context;
  const { acts, signIns } = conditionsOf(filters, standing);
  // The newest of each part are enough to merge a page.
  const upTo = pageNum * pageSize;
  if (upTo - pageSize >= maxCounted) return { records: [], total: maxCounted, pageNum, pageSize };
  const changes = await Promise.all(acts.map((where) => newestActs(database, where, upTo)));
  const entries = await Promise.all(signIns.map((where) => newestSignIns(database, where, upTo)));
  const merged = [
    ...changes.flat().map((row) => ({ row, time: row.time })),
    ...entries.flat().map((entry) => ({ entry, time: entry.time })),
  ]
    .sort((one, other) => other.time.getTime() - one.time.getTime() || idOf(other) - idOf(one))
    .slice(upTo - pageSize, upTo);
  const records = await rowsOf(context, standing, merged);
  return { records, total: await countOf(context, { acts, signIns }), pageNum, pageSize };
}

/** Drizzle's query, so that a test can ask for its plan. Ids first: an index has what sorts them, and few rows are read. */
export const newestActs = (database: Database, where: SQL, limit: number) => {
  const order = [desc(operationEntry.time), desc(operationEntry.id)];
  const ids = database
    .select({ id: operationEntry.id })
    .from(operationEntry)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return database
    .select()
    .from(operationEntry)
    .where(inArray(operationEntry.id, ids))
    .orderBy(...order);
};
export const newestSignIns = (database: Database, where: SQL, limit: number) => {
  const order = [desc(auditEntry.time), desc(auditEntry.id)];
  const ids = database
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return database
    .select()
    .from(auditEntry)
    .where(inArray(auditEntry.id, ids))
    .orderBy(...order);
};
export const fewOf = (database: Database, table: typeof operationEntry | typeof auditEntry, where: SQL) =>
  database
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    // The newest first: an index has them in this order, and the count ends early.
    .orderBy(desc(table.time))
    .limit(maxCounted);

async function countOf(
  { database }: ConsoleContext,
  { acts, signIns }: { acts: readonly SQL[]; signIns: readonly SQL[] },
): Promise<number> {
  const parts = [
    ...acts.map((where) => fewOf(database, operationEntry, where)),
    ...signIns.map((where) => fewOf(database, auditEntry, where)),
  ];
  const counts = await Promise.all(parts.map((part) => database.select({ n: sql<number>`count(*)::int` }).from(part.as('few'))));
  return Math.min(
    maxCounted,
    counts.reduce((sum, [found]) => sum + (found?.n ?? 0), 0),
  );
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
  for (const where of acts)
    add(
      await database
        .select({ day: ofAct, rows: sql<number>`count(*)::int`, refused: refusedAct })
        .from(operationEntry)
        .where(where)
        .groupBy(sql`1`),
    );
  for (const where of signIns) {
    const ofEntry = sql<string>`to_char(${auditEntry.time} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
    const refusedEntry = sql<number>`count(*) filter (where ${inArray(auditEntry.event, refusedEvents as SignIn['event'][])})::int`;
    add(
      await database
        .select({ day: ofEntry, rows: sql<number>`count(*)::int`, refused: refusedEntry })
        .from(auditEntry)
        .where(where)
        .groupBy(sql`1`),
    );
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, counts]) => ({ day, ...counts }));
}

const idOf = (each: Merged): number => ('row' in each ? each.row.id : each.entry.id);
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
