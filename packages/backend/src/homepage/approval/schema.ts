import type { Approval, ApprovalKind } from '@portico/contracts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';
import type { StepText } from '../task/schema.ts';

/** An approval as it concerns one person. */
export const approval = pgTable(
  'approval',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    sourceCode: text('source_code').notNull(),
    aprvType: integer('aprv_type').$type<ApprovalKind>().notNull(),
    formUserId: text('form_user_id').notNull(),
    formId: text('form_id').notNull(),
    formName: text('form_name').notNull(),
    title: text('title').notNull(),
    sponsor: text('sponsor').notNull(),
    uname: text('uname').notNull(),
    aprvStatus: text('aprv_status').notNull(),
    statusCode: integer('status_code').$type<Approval['statusCode']>().notNull(),
    pageLinkUrl: text('page_link_url').notNull(),
    mobileLinkUrl: text('mobile_link_url'),
    insertTime: moment('insert_time').notNull(),
    updateTime: moment('update_time').notNull(),
    dueTime: moment('due_time'),
    /** As sources send them; read through the source's schema. */
    steps: jsonb('steps').$type<StepText[]>().notNull().default([]),
  },
  (table) => [index('approval_person').on(table.personId, table.sourceCode)],
);
