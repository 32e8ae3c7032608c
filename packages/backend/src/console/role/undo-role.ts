import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { requireCompatible, requireOther } from '../../pedestal/grant/grants.ts';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import { type ActRow, noEffects } from '../act/acts.ts';
import { conflict } from '../act/conflict.ts';
import { notGranted } from '../act/standing.ts';
import { tellConsole } from '../act/tell.ts';
import type { Undoer } from '../act/undo.ts';
import type { ConsoleContext } from '../context.ts';
import { givingGrant } from './may-give.ts';

type Row = typeof consoleGrant.$inferSelect;

/** Restores a grant as it was before; refused if it was changed since. */
export const undoRole = (context: ConsoleContext): Undoer => ({
  capability: () => 'people.grant',
  async run(row, { standing, checkOnly }) {
    const [before, after] = [rowIn(row.before), rowIn(row.after)];
    const grant = before ?? after;
    if (!grant || grant.personId === standing.visitor.person.id || !givingGrant(standing.grants, grant.role, grant.fid || standing.fid))
      throw notGranted();
    const actId = await rehearse(context.database, checkOnly, async (transaction) => {
      const [now] = await transaction.select().from(consoleGrant).where(eq(consoleGrant.id, grant.id)).for('update');
      if (textOf(now) !== textOf(after)) throw conflict('这项授权已被再次修改，不能撤销', { current: now ?? null });
      await restore(transaction, { before, now }, context.now());
      const said = {
        action: row.action,
        object: row.object,
        objectName: row.objectName,
        fid: row.fid,
        before: after ?? null,
        after: before ?? null,
      };
      return writeOperation({ database: transaction, now: context.now }, { by: standing.by, ...said, undoOf: row.id });
    });
    const effects = { ...noEffects, people: 1, sentences: [`恢复 ${row.objectName} 原来的角色`] };
    if (checkOnly) return { effects };
    await tellConsole(context, grant.fid);
    return { effects, actId };
  },
});

async function restore(
  transaction: Transaction,
  { before, now }: { before: Row | undefined; now: Row | undefined },
  at: Date,
): Promise<void> {
  if (before) {
    await requireCompatible(transaction, before);
    await transaction.insert(consoleGrant).values(before).onConflictDoUpdate({ target: consoleGrant.id, set: before });
  } else if (now) {
    await requireOther(transaction, now, at);
    await transaction.delete(consoleGrant).where(eq(consoleGrant.id, now.id));
  }
}

/** A row of the log contains a grant's times as text. */
function rowIn(said: ActRow['before']): Row | undefined {
  const row = said as (Omit<Row, 'time' | 'until' | 'lastUsedTime'> & Record<'time' | 'until' | 'lastUsedTime', string | null>) | null;
  if (!row) return undefined;
  const at = (text: string | null) => (text ? new Date(text) : null);
  return { ...row, time: at(row.time) ?? new Date(0), until: at(row.until), lastUsedTime: at(row.lastUsedTime) };
}

/** Everything but its use. */
function textOf(row: Row | undefined): string {
  if (!row) return '';
  const { lastUsedTime: _used, ...rest } = row;
  return JSON.stringify(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
}
