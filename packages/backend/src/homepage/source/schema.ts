import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';
import type { HttpSettings } from './mapping.ts';
import type { Subject } from './records.ts';

/** A school's system that provides personal data. */
export const source = pgTable(
  'source',
  {
    fid: fid(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** `database`: its data is in the portal's own tables, under its code. `http`: it is asked as `http` describes. */
    kind: text('kind').$type<'database' | 'http'>().notNull().default('database'),
    offers: text('offers').array().$type<Subject[]>().notNull(),
    http: jsonb('http').$type<HttpSettings>(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.code] })],
);

export type SourceRow = typeof source.$inferSelect;
