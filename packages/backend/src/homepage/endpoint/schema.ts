import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';

/** Where the service of an area is, for one school: an operator has bound an endpoint to an address. */
export const areaEndpoint = pgTable(
  'area_endpoint',
  {
    fid: fid(),
    area: text('area').notNull(),
    name: text('name').notNull(),
    /** Without a slash at its end, without a query. */
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.area, table.name] })],
);

export type BoundEndpoint = typeof areaEndpoint.$inferSelect;
