import type { ConsolePlan } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { nameOfAct } from '../act/acts.ts';
import type { ConsoleContext } from '../context.ts';
import { inChinese } from '../words/in-chinese.ts';
import { consolePlan } from './schema.ts';

/** A row for people. */
export const planOf = (row: typeof consolePlan.$inferSelect): ConsolePlan => ({
  id: String(row.id),
  fid: row.fid,
  action: row.action,
  name: nameOfAct(row.action),
  objectName: row.objectName,
  due: writeTime(row.due),
  ...(row.until && { until: writeTime(row.until) }),
  by: row.who,
  state: row.state,
  ...(row.said && { said: inChinese(row.said) }),
});

/** What will happen to an area by itself, and what was missed, for everyone and in these schools. */
export async function plansOfArea({ database }: ConsoleContext, area: string, sees: (fid: string) => boolean): Promise<ConsolePlan[]> {
  const rows = await database
    .select()
    .from(consolePlan)
    .where(
      and(
        eq(consolePlan.object, area),
        inArray(consolePlan.action, ['release.activate', 'release.rollback']),
        inArray(consolePlan.state, ['waiting', 'missed']),
      ),
    )
    .orderBy(asc(consolePlan.due), asc(consolePlan.id))
    .limit(50);
  return rows.filter(({ fid }) => fid === '' || sees(fid)).map(planOf);
}
