import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';

/** Maps a school's own code to a row: importing the same code again changes that row. */
export const importCode = pgTable(
  'import_code',
  { fid: fid(), list: text('list').notNull(), code: text('code').notNull(), id: text('id').notNull() },
  (table) => [primaryKey({ columns: [table.fid, table.list, table.code] })],
);
