import type { OperationLine } from '@portico/area/operator';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';

const most = 1_000;

/** What was changed, releases included, newest first; of one school, what concerns it or all of them. */
export async function readOperations(
  { database }: { database: Database },
  { fid, since }: { fid?: string | undefined; since: Date },
): Promise<OperationLine[]> {
  const ofSchool = fid === undefined ? undefined : inArray(operationEntry.fid, ['', fid]);
  const rows = await database
    .select()
    .from(operationEntry)
    .where(and(gte(operationEntry.time, since), eq(operationEntry.outcome, 'done'), ofSchool))
    .orderBy(desc(operationEntry.id))
    .limit(most);
  return rows.map(({ time, who, role, action, object, fid: school, before, after }) => ({
    time: writeTime(time),
    who,
    role,
    action,
    object,
    fid: school,
    before,
    after,
  }));
}
