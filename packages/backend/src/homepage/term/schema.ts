import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';

export const term = pgTable('term', {
  id: text('id').primaryKey(),
  fid: fid(),
  name: text('name').notNull(),
  /** `2026-2027`. */
  year: text('year').notNull(),
  term: integer('term').$type<1 | 2 | 3>().notNull(),
  /** `YYYY-MM-DD`; a Monday. */
  startDate: text('start_date').notNull(),
  endDate: text('end_date').notNull(),
});
