import { codes } from '@portico/contracts';
import type { Effects } from '@portico/contracts/console';
import { eq } from 'drizzle-orm';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import type { ConsoleContext } from '../context.ts';
import { type ActRow, isUndoable, undoForMs } from './acts.ts';
import type { Capability } from './capabilities.ts';
import { requireConfirmed } from './serve-console.ts';
import { notGranted, rightOf, type Standing } from './standing.ts';

/** How one kind of act is taken back. */
export interface Undoer {
  /** The right that the act itself needs. */
  capability: (row: ActRow) => Capability;
  /** Restores what was before by compare-and-set; returns the row of the log, none for `checkOnly`. */
  run(row: ActRow, given: { standing: Standing; checkOnly: boolean }): Promise<{ actId?: number; effects: Effects }>;
}

/** Takes an act of the last 10 minutes back. */
export async function undoAct(
  context: ConsoleContext,
  undoers: Readonly<Record<string, Undoer>>,
  { row, standing, checkOnly }: { row: ActRow | undefined; standing: Standing; checkOnly: boolean },
): Promise<{ actId?: number; effects: Effects }> {
  const undoer = row && undoers[row.action];
  if (!row || (row.fid !== standing.fid && !standing.everywhere)) throw notFound('这项操作');
  if (!undoer || !isUndoable(row) || row.undoOf !== null || row.outcome !== 'done') throw new Refusal(codes.invalid, '这项操作不能撤销');
  const found = rightOf(standing.grants, undoer.capability(row), row.fid || standing.fid);
  if (!found || found.right === 'read') throw notGranted();
  if (found.right === 'confirm' && !checkOnly) requireConfirmed(standing.visitor, context.now());
  if (row.time.getTime() + undoForMs <= context.now().getTime()) throw new Refusal(codes.invalid, '已超过 10 分钟，不能再撤销');
  const [undone] = await context.database.select({ who: operationEntry.who }).from(operationEntry).where(eq(operationEntry.undoOf, row.id));
  if (undone) throw new Refusal(codes.conflict, `${undone.who} 已经撤销过这项操作`);
  return undoer.run(row, { standing, checkOnly });
}
