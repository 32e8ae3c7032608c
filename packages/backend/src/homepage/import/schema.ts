import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';

/** Which row a school's own code stands for: importing the same code again changes that row. */
export const importCode = pgTable(
  'import_code',
  { fid: fid(), list: text('list').notNull(), code: text('code').notNull(), id: text('id').notNull() },
  (table) => [primaryKey({ columns: [table.fid, table.list, table.code] })],
);
