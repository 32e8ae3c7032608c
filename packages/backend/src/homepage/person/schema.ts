import type { FaultReport, LinkTarget, PersonAsset } from '@portico/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** A balance or number of a person, as its system last reported it. */
export const personAsset = pgTable(
  'person_asset',
  {
    personId: text('person_id').notNull(),
    sign: text('sign').notNull(),
    fid: fid(),
    sourceCode: text('source_code').notNull().default('card'),
    name: text('name').notNull(),
    /** A decimal number as text. */
    value: text('value').notNull(),
    unit: text('unit').notNull(),
    note: text('note'),
    sensitive: boolean('sensitive').notNull().default(false),
    status: text('status').$type<PersonAsset['status']>().notNull().default('ok'),
    updateTime: moment('update_time'),
    target: jsonb('target').$type<LinkTarget>(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.sign] })],
);

/** One record (a grade, a loan, a payment) of a person in a system. */
export const personRecord = pgTable(
  'person_record',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    sourceCode: text('source_code').notNull(),
    type: text('type').notNull(),
    row: jsonb('row').$type<Record<string, string | number | null>>().notNull(),
    updateTime: moment('update_time').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('person_record_person').on(table.personId, table.type)],
);

/** A person says that something in the own data is wrong. */
export const faultReport = pgTable(
  'fault_report',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    subject: text('subject').$type<FaultReport['subject']>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** What it is called, and the system that it comes from. */
    name: text('name').notNull(),
    sourceCode: text('source_code').notNull(),
    text: text('text').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [index('fault_report_time').on(table.fid, table.time), index('fault_report_person').on(table.personId)],
);
