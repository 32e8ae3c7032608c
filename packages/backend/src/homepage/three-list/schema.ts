import type { FileRef, ThreeListType } from '@portico/contracts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { audience, fid, moment } from '../../kernel/database/columns.ts';

/** An entry of the lists of powers, duties, and prohibitions. */
export const listEntry = pgTable(
  'list_entry',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    listType: text('list_type').$type<ThreeListType>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    deptId: text('dept_id').notNull(),
    basis: text('basis'),
    /** Whom it concerns, in words. */
    concerns: text('concerns'),
    serviceId: text('service_id'),
    attachment: jsonb('attachment').$type<FileRef>(),
    html: text('html').notNull(),
    updateTime: moment('update_time').notNull(),
    search: text('search').array().notNull(),
    sort: integer('sort').notNull(),
    audience: audience(),
  },
  (table) => [index('list_entry_order').on(table.fid, table.listType, table.sort), index('list_entry_search').using('gin', table.search)],
);
