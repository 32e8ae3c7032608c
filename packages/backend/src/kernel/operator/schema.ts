import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { logParts } from '../text-search/log-parts.ts';
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
 * What was changed, on the command line and in the console, for as long as sign-ins are kept (PORTICO_AUDIT_DAYS). Rows
 * are only added, in the transaction of the change, and contain no secret.
 */
export const operationEntry = pgTable(
  'operation_entry',
  {
    id: serial('id').primaryKey(),
    time: moment('time').notNull(),
    who: text('who').notNull(),
    role: text('role').notNull(),
    /** Such as `module.change`. */
    action: text('action').notNull(),
    /** What was changed, such as `news.latest`. */
    object: text('object').notNull(),
    /** Empty: every school. */
    fid: text('fid').notNull().default(''),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    /** The object's name of that time. */
    objectName: text('object_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** `done`, or the code of a refusal. */
    outcome: text('outcome').notNull().default('done'),
    /** The person; absent for tokens. A closed account's rows stay. */
    subjectId: text('subject_id'),
    ip: text('ip'),
    device: text('device'),
    requestId: text('request_id'),
    /** The row that this one took back. */
    undoOf: integer('undo_of'),
    /** Position in the chain, and the hash of this row and of the one before. Null until a node has chained it. */
    chainNo: integer('chain_no'),
    hash: text('hash'),
  },
  (table) => [
    index('operation_entry_time').on(table.time),
    index('operation_entry_school').on(table.fid, table.time),
    index('operation_entry_action').on(table.fid, table.action.op('text_pattern_ops'), table.time),
    index('operation_entry_address').on(table.fid, table.ip.op('text_pattern_ops'), table.time, table.id),
    index('operation_entry_text').using('gin', logParts([table.who, table.object, table.objectName, table.reason])),
    index('operation_entry_object').on(table.object, table.time),
    index('operation_entry_who').on(table.who, table.time),
    index('operation_entry_refused').on(table.fid, table.time).where(sql`${table.outcome} <> 'done'`),
    index('operation_entry_new').on(table.id).where(sql`${table.chainNo} is null`),
    uniqueIndex('operation_entry_undo').on(table.undoOf),
    uniqueIndex('operation_entry_chain').on(table.chainNo),
  ],
);

/** Both ends of the chain of `operation_entry`, sealed: who can write rows only cannot forge them. */
export const operationChain = pgTable('operation_chain', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** The last row that was deleted after its time; 0 at first. */
  anchorNo: integer('anchor_no').notNull(),
  anchorHash: text('anchor_hash').notNull(),
  headNo: integer('head_no').notNull(),
  headHash: text('head_hash').notNull(),
});
