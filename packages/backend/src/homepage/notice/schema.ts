import type { FileRef, Notice, NoticeConfig } from '@portico/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { audience, fid, moment } from '../../kernel/database/columns.ts';

export const noticeType = pgTable(
  'notice_type',
  { fid: fid(), type: text('type').notNull(), name: text('name').notNull(), sort: integer('sort').notNull() },
  (table) => [primaryKey({ columns: [table.fid, table.type] })],
);

export const notice = pgTable(
  'notice',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The whole text where it is more than plain. Sanitised on write, and again on read. */
    html: text('html'),
    attachments: jsonb('attachments').$type<FileRef[]>().notNull().default([]),
    sendTime: moment('send_time').notNull(),
    expireTime: moment('expire_time'),
    createrName: text('creater_name').notNull(),
    priority: text('priority').$type<Notice['priority']>().notNull().default('normal'),
    isTop: integer('is_top').$type<0 | 1>().notNull().default(0),
    dismissible: boolean('dismissible').notNull().default(true),
    url: text('url'),
    sourceUrl: text('source_url'),
    actionText: text('action_text'),
    /** A banner on all pages while it runs. */
    banner: boolean('banner').notNull().default(false),
    /** For one person only; empty: for everyone of the audience. */
    personId: text('person_id'),
    search: text('search').array().notNull(),
    audience: audience(),
  },
  (table) => [
    index('notice_rank').on(table.fid, sql`(${table.priority} = 'urgent') desc`, table.isTop.desc(), table.sendTime.desc()),
    index('notice_banner').on(table.fid, table.sendTime).where(sql`${table.banner}`),
    index('notice_search').using('gin', table.search),
  ],
);

/** One person's marks on a notice. */
export const noticeMark = pgTable(
  'notice_mark',
  {
    personId: text('person_id').notNull(),
    noticeId: text('notice_id').notNull(),
    read: boolean('read').notNull().default(false),
    dismissed: boolean('dismissed').notNull().default(false),
    star: boolean('star').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.personId, table.noticeId] })],
);

type Ways = Omit<NoticeConfig['channels'][number], 'name' | 'locked'>;
/** A person's notification channels; absent ones follow the school. */
export const noticeSetting = pgTable('notice_setting', {
  personId: text('person_id').primaryKey(),
  fid: fid(),
  channels: jsonb('channels').$type<Partial<Ways>[]>().notNull(),
  quietStart: text('quiet_start'),
  quietEnd: text('quiet_end'),
});
