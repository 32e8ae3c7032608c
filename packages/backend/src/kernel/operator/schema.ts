import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import type { OperatorRole } from './operator.ts';

/** Operators' named tokens; all nodes of a database accept them. */
export const operatorToken = pgTable('operator_token', {
  name: text('name').primaryKey(),
  role: text('role').$type<OperatorRole>().notNull(),
  /** The token itself is shown once. */
  tokenHash: text('token_hash').notNull(),
  createdTime: moment('created_time').notNull(),
  createdBy: text('created_by').notNull(),
  expiresTime: moment('expires_time').notNull(),
  revokedTime: moment('revoked_time'),
  lastUsedTime: moment('last_used_time'),
});

/**
 * What operators changed beside releases, for as long as sign-ins are kept (PORTICO_AUDIT_DAYS). Rows are only added, in
 * the transaction of the change, and contain no secret.
 */
export const operationEntry = pgTable(
  'operation_entry',
  {
    id: serial('id').primaryKey(),
    time: moment('time').notNull(),
    who: text('who').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** Such as `module.change`. */
    action: text('action').notNull(),
    /** What was changed, such as `news.latest`. */
    object: text('object').notNull(),
    /** Empty: every school. */
    fid: text('fid').notNull().default(''),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [index('operation_entry_time').on(table.time)],
);
