import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** A person's searches, each with its latest time. */
export const searchRecord = pgTable(
  'search_record',
  {
    personId: text('person_id').notNull(),
    fid: fid(),
    search: text('search').notNull(),
    id: text('id').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.search] })],
);

/** What people of a school searched for and did not find, by day; kept for 8 days. */
export const searchMiss = pgTable(
  'search_miss',
  {
    fid: fid(),
    /** `YYYY-MM-DD` in Asia/Shanghai. */
    day: text('day').notNull(),
    words: text('words').notNull(),
    count: integer('count').notNull(),
    /** Keyed hashes of who searched, different for each text: they are counted and name nobody. */
    people: jsonb('people').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.day, table.words] }), index('search_miss_day').on(table.day)],
);
