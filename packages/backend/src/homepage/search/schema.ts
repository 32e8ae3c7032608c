import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
