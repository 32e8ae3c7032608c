import type { SearchRecord } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { searchCount } from '../statistic/schema.ts';
import { searchRecord } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'now'>;
const kept = 10;

const ofPerson = (personId: string, fid: string) => and(eq(searchRecord.personId, personId), eq(searchRecord.fid, fid));

/** A person's last searches; a guest has none. */
export async function recentSearches({ database }: Store, { person, school }: Visitor): Promise<SearchRecord[]> {
  if (!person) return [];
  const rows = await database
    .select()
    .from(searchRecord)
    .where(ofPerson(person.id, school.fid))
    .orderBy(desc(searchRecord.time), desc(searchRecord.id))
    .limit(kept);
  return rows.map(({ id, search, time }) => ({ id, search, time: writeTime(time) }));
}

/** Stores a search; repeating it makes it the newest. */
export async function keepSearch(store: Store, { person, school }: Visitor, search: string): Promise<void> {
  if (!person) return;
  const { database, now } = store;
  const row = { personId: person.id, fid: school.fid, search, id: crypto.randomUUID(), time: now() };
  await database
    .insert(searchRecord)
    .values(row)
    .onConflictDoUpdate({ target: [searchRecord.personId, searchRecord.search], set: { time: row.time } });
  const newest = database
    .select({ id: searchRecord.id })
    .from(searchRecord)
    .where(ofPerson(person.id, school.fid))
    .orderBy(desc(searchRecord.time), desc(searchRecord.id))
    .limit(kept);
  await database.delete(searchRecord).where(and(ofPerson(person.id, school.fid), notInArray(searchRecord.id, newest)));
}

export async function forgetSearches({ database }: Store, { person, school }: Visitor, id: string | undefined): Promise<number> {
  if (!person) return 0;
  const gone = await database
    .delete(searchRecord)
    .where(and(ofPerson(person.id, school.fid), id ? eq(searchRecord.id, id) : undefined))
    .returning({ id: searchRecord.id });
  return gone.length;
}

/** Hot words are shown to everyone, so text that looks like a personal number or an address is not counted. */
export const mayBeHot = (search: string): boolean => [...search].length >= 2 && [...search].length <= 20 && !/\d{5}|@|:\/\//.test(search);

export async function countSearch({ database }: Store, fid: string, search: string): Promise<void> {
  await database
    .insert(searchCount)
    .values({ fid, search, count: 1 })
    .onConflictDoUpdate({ target: [searchCount.fid, searchCount.search], set: { count: sql`${searchCount.count} + 1` } });
}
