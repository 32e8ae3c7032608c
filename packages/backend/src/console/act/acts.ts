import type { Act, Effects } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';

export type ActRow = typeof operationEntry.$inferSelect;

/** An act can be undone for this long. */
export const undoForMs = 600_000;

/** Every act in words; the ones with `undo` can be taken back. */
const names: Record<string, { name: string; undo?: true }> = {
  'module.change': { name: '修改模块', undo: true },
  'release.activate': { name: '启用版本', undo: true },
  'release.rollback': { name: '撤回版本', undo: true },
  'release.publish': { name: '交付构建' },
  'release.halt': { name: '自动撤回灰度' },
  'release.collect': { name: '清理构建' },
  'role.give': { name: '授予角色', undo: true },
  'role.take': { name: '收回角色', undo: true },
  'role.agree': { name: '同意授权', undo: true },
  'notice.urgent': { name: '发布紧急通知', undo: true },
  'notice.recall': { name: '收回紧急通知', undo: true },
  'partner.change': { name: '修改对接' },
  'partner.test': { name: '测试连接' },
  'source.save': { name: '修改数据源' },
  'source.try': { name: '试取数据' },
  'source.retry': { name: '重试数据源' },
  'source.pause': { name: '停用或启用数据源' },
  'partner.key': { name: '更换接口密钥' },
  'sign-in.save': { name: '修改登录设置' },
  'audit.export': { name: '导出日志' },
  'block.place': { name: '摆放首页区块' },
  'block.remove': { name: '移除首页区块' },
  'school.add': { name: '新增学校' },
  'school.change': { name: '修改学校设置' },
  'token.add': { name: '新增令牌' },
  'token.revoke': { name: '吊销令牌' },
  'import.write': { name: '导入数据' },
  'plan.change': { name: '调整定时' },
  undo: { name: '撤销' },
};

export const nameOfAct = (action: string): string => names[action]?.name ?? action;
export const isUndoable = (action: string): boolean => names[action]?.undo === true;

/** A row of the log for people. `undone`: an undo of it stands in the log. */
export function actOf(row: ActRow, { now, undone }: { now: Date; undone: boolean }): Act {
  const until = new Date(row.time.getTime() + undoForMs);
  const open = row.outcome === 'done' && row.undoOf === null && isUndoable(row.action) && !undone && until > now;
  return {
    id: String(row.id),
    time: writeTime(row.time),
    who: row.who,
    role: row.role,
    action: row.action,
    name: row.undoOf === null ? nameOfAct(row.action) : `撤销：${nameOfAct(row.action)}`,
    object: row.object,
    objectName: row.objectName || row.object,
    fid: row.fid,
    outcome: row.outcome,
    reason: row.reason,
    ...(row.undoOf !== null && { undoOf: String(row.undoOf) }),
    ...(open && { undoUntil: writeTime(until) }),
  };
}

/** The same for several rows. */
export async function actsOf(database: Database | Transaction, rows: readonly ActRow[], now: Date): Promise<Act[]> {
  const ids = rows.map(({ id }) => id);
  const undone =
    ids.length > 0
      ? await database.select({ of: operationEntry.undoOf }).from(operationEntry).where(inArray(operationEntry.undoOf, ids))
      : [];
  const gone = new Set(undone.map(({ of }) => of));
  return rows.map((row) => actOf(row, { now, undone: gone.has(row.id) }));
}

/** A row by its id; undefined for an id that is none. */
export async function readActRow(database: Database | Transaction, id: number | string): Promise<ActRow | undefined> {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1 || number > 2_147_483_647) return undefined;
  const [row] = await database.select().from(operationEntry).where(eq(operationEntry.id, number));
  return row;
}

/** The answer's part about the act that was just made. */
export async function madeAct({ database, now }: { database: Database | Transaction; now: () => Date }, id: number | undefined) {
  const row = id === undefined ? undefined : await readActRow(database, id);
  return row && { act: actOf(row, { now: now(), undone: false }) };
}

export const noEffects: Effects = {
  menuEntries: 0,
  pages: 0,
  blocks: 0,
  tabs: 0,
  people: 0,
  services: 0,
  plans: 0,
  sentences: [],
  reversible: true,
};
