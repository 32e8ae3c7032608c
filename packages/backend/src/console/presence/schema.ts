import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** Who has something of the console open, such as a module's form. A row without a sign for two minutes counts no more. */
export const consolePresence = pgTable(
  'console_presence',
  {
    fid: fid(),
    /** Such as `news/42`. */
    object: text('object').notNull(),
    personId: text('person_id').notNull(),
    name: text('name').notNull(),
    /** False: only looks at it, and hears of who writes. */
    writing: boolean('writing').notNull().default(true),
    since: moment('since').notNull(),
    seen: moment('seen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.object, table.personId] })],
);
