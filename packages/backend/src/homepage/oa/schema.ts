import type { LinkTarget, OaDocument } from '@portico/contracts';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** An official document on one person's desk. */
export const oaDocument = pgTable(
  'oa_document',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    sourceCode: text('source_code').notNull(),
    type: text('type').$type<'todo' | 'read' | 'done'>().notNull(),
    title: text('title').notNull(),
    docNo: text('doc_no'),
    sender: text('sender').notNull(),
    sendTime: moment('send_time').notNull(),
    urgency: integer('urgency').$type<OaDocument['urgency']>().notNull().default(0),
    read: boolean('read').notNull().default(false),
    target: jsonb('target').$type<LinkTarget>().notNull(),
  },
  (table) => [index('oa_document_person').on(table.personId, table.sourceCode)],
);
