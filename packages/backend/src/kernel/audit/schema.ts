import type { SignInMethod } from '@portico/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../database/columns.ts';
import { logParts } from '../text-search/log-parts.ts';

export type AuditEvent =
  | 'signed-in'
  | 'signed-out'
  | 'failed'
  | 'locked'
  | 'unlocked'
  | 'password-changed'
  | 'bound'
  | 'unbound'
  | 'session-ended'
  | 'stepped-up'
  | 'revealed'
  | 'closing-asked'
  | 'closing-withdrawn'
  | 'account-closed';

/**
 * Sign-ins and attempts, for as long as the law requires (PORTICO_AUDIT_DAYS). Rows are only added, and contain no
 * secret. `subject_id` and not `person_id`: a closed account's rows stay until their time is over.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: serial('id').primaryKey(),
    time: moment('time').notNull(),
    fid: fid(),
    event: text('event').$type<AuditEvent>().notNull(),
    /** Empty if nobody has the attempted account: the typed text may be a password. */
    account: text('account').notNull().default(''),
    subjectId: text('subject_id'),
    method: text('method').$type<SignInMethod>(),
    ip: text('ip'),
    device: text('device'),
    requestId: text('request_id'),
    note: text('note'),
  },
  (table) => [
    index('audit_entry_time').on(table.fid, table.time),
    index('audit_entry_subject').on(table.subjectId),
    index('audit_entry_event').on(table.fid, table.event, table.time),
    index('audit_entry_address').on(table.fid, table.ip.op('text_pattern_ops'), table.time, table.id),
    index('audit_entry_refused').on(table.fid, table.time).where(sql`${table.event} in ('failed', 'locked')`),
    index('audit_entry_text').using('gin', logParts([table.account, table.note])),
  ],
);
