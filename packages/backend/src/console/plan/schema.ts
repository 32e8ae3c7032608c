import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** An act that happens by itself at its time. */
export const consolePlan = pgTable(
  'console_plan',
  {
    id: serial('id').primaryKey(),
    fid: fid(),
    /** Such as `module.change`. */
    action: text('action').notNull(),
    object: text('object').notNull(),
    objectName: text('object_name').notNull(),
    /** The input of the act, as it will be done. */
    input: jsonb('input').$type<unknown>().notNull(),
    due: moment('due').notNull(),
    /** When what it changes ends by itself. */
    until: moment('until'),
    personId: text('person_id').notNull(),
    who: text('who').notNull(),
    role: text('role').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'missed' | 'cancelled' | 'failed'>().notNull(),
    /** The row of the log that it made. */
    actId: integer('act_id'),
    said: text('said'),
  },
  (table) => [index('console_plan_due').on(table.state, table.due), index('console_plan_school').on(table.fid, table.due)],
);
