import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';

/** Visits of one day and kind of terminal. */
export const visitCount = pgTable(
  'visit_count',
  {
    fid: fid(),
    day: text('day').notNull(),
    /** 1 desktop, 2 mobile, 3 mobile inside WeChat. */
    terminalType: integer('terminal_type').notNull(),
    count: integer('count').notNull(),
    /** The number of them whose browser is no such terminal. */
    doubtful: integer('doubtful').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.fid, table.day, table.terminalType] })],
);

/** Numbers that other systems report: open and finished matters. */
export const reportedNumber = pgTable(
  'reported_number',
  { fid: fid(), sign: text('sign').$type<'handling' | 'finished'>().notNull(), value: integer('value').notNull() },
  (table) => [primaryKey({ columns: [table.fid, table.sign] })],
);

export const searchCount = pgTable(
  'search_count',
  { fid: fid(), search: text('search').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.fid, table.search] }), index('search_count_order').on(table.fid, table.count.desc())],
);
