import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { audience, fid } from '../../kernel/database/columns.ts';

/** A topic: a group of services for one matter. */
export const topic = pgTable('topic', {
  id: text('id').primaryKey(),
  fid: fid(),
  name: text('name').notNull(),
  cover: text('cover').notNull(),
  summary: text('summary').notNull(),
  html: text('html').notNull(),
  groups: jsonb('groups').$type<{ name: string; step?: number; serviceIds: string[] }[]>().notNull(),
  newsIds: text('news_ids').array().notNull(),
  crowd: text('crowd'),
  sort: integer('sort').notNull(),
  audience: audience(),
});
