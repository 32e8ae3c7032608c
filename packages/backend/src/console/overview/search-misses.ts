import type { Overview } from '@portico/contracts/console';
import { inShanghai } from '@portico/contracts/time';
import { and, desc, gte, inArray, sql } from 'drizzle-orm';
import { searchMiss } from '../../homepage/search/schema.ts';
import type { ConsoleContext } from '../context.ts';

const days = 7;
/** What fewer people searched for is theirs alone. */
const minPeople = 3;
const shown = 10;

/** What several people of a school searched for in 7 days and did not find, the most wanted first. */
export async function searchMisses({ database, now }: ConsoleContext, fids: readonly string[]): Promise<Overview['misses']> {
  const since = inShanghai(now())
    .subtract(days - 1, 'day')
    .format('YYYY-MM-DD');
  const rows = database
    .select({ fid: searchMiss.fid, words: searchMiss.words, who: sql<string>`jsonb_array_elements_text(${searchMiss.people})`.as('who') })
    .from(searchMiss)
    .where(and(inArray(searchMiss.fid, [...fids]), gte(searchMiss.day, since)))
    .as('rows');
  const people = sql<number>`count(distinct ${rows.who})::int`;
  return database
    .select({ fid: rows.fid, words: rows.words, people })
    .from(rows)
    .groupBy(rows.fid, rows.words)
    .having(sql`${people} >= ${minPeople}`)
    .orderBy(desc(people), rows.fid, rows.words)
    .limit(shown);
}
