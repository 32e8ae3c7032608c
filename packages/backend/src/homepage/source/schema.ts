import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';
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
    /** Not asked until somebody ends this. */
    paused: boolean('paused').notNull().default(false),
    /** Nodes whose circuit opened before this moment close it. */
    retryTime: moment('retry_time'),
  },
  (table) => [primaryKey({ columns: [table.fid, table.code] })],
);

/** A source as one node sees it. */
export const sourceHealth = pgTable(
  'source_health',
  {
    /** Host and port. */
    node: text('node').notNull(),
    fid: fid(),
    code: text('code').notNull(),
    state: text('state').$type<'ok' | 'open' | 'unknown'>().notNull(),
    failures: integer('failures').notNull(),
    /** Until when its circuit is open. */
    until: moment('until'),
    lastGood: moment('last_good'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.code, table.node] })],
);

/** How often a source was asked in an hour, of all nodes, by the time that it took. */
export const sourceHour = pgTable(
  'source_hour',
  {
    fid: fid(),
    code: text('code').notNull(),
    hour: moment('hour').notNull(),
    /** As response-times.ts counts. */
    bucket: smallint('bucket').notNull(),
    asked: integer('asked').notNull(),
    failed: integer('failed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fid, table.code, table.hour, table.bucket] })],
);

export type SourceRow = typeof source.$inferSelect;
