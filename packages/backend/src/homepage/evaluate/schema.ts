import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** What a person thinks of a service. */
export const evaluation = pgTable(
  'evaluation',
  {
    personId: text('person_id').notNull(),
    serviceId: text('service_id').notNull(),
    fid: fid(),
    level: integer('level').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    comment: text('comment').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.serviceId] }), index('evaluation_service').on(table.fid, table.serviceId)],
);
