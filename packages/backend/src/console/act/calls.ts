import { actsContract } from '@portico/contracts/console';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import type { ConsoleContext } from '../context.ts';
import { actsOf, madeAct, readActRow } from './acts.ts';
import { serveConsole } from './serve-console.ts';
import { type Undoer, undoAct } from './undo.ts';

export function actCalls(context: ConsoleContext, undoers: Readonly<Record<string, Undoer>>): ServedCall[] {
  const { database, now } = context;
  return serveConsole(context, actsContract, {
    rules: { recent: { capability: 'audit.read' }, undo: { capability: 'acts.undo', act: 'undo' } },
    handlers: {
      async recent({ limit }, { fid, visitor, isEditorOnly }) {
        const own = isEditorOnly ? eq(operationEntry.subjectId, visitor.person.id) : undefined;
        const rows = await database
          .select()
          .from(operationEntry)
          .where(and(inArray(operationEntry.fid, ['', fid]), eq(operationEntry.outcome, 'done'), own))
          .orderBy(desc(operationEntry.id))
          .limit(limit);
        return actsOf(database, rows, now());
      },
      async undo({ actId, checkOnly = false }, standing) {
        const row = await readActRow(database, actId);
        const done = await undoAct(context, undoers, { row, standing, checkOnly });
        return { effects: done.effects, ...(await madeAct(context, done.actId)) };
      },
    },
  });
}
