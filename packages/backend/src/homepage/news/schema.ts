import type { FileRef } from '@portico/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { audience, fid, moment } from '../../kernel/database/columns.ts';

export const newsCategory = pgTable('news_category', {
  id: text('id').primaryKey(),
  fid: fid(),
  parentId: text('parent_id'),
  name: text('name').notNull(),
  isLogin: integer('is_login').$type<0 | 1>().notNull().default(0),
  sort: integer('sort').notNull(),
  /** 1: guests see the titles of all its articles, even where they may not read the text. */
  publicTitle: integer('public_title').$type<0 | 1>().notNull().default(0),
  audience: audience(),
});

export const newsArticle = pgTable(
  'news_article',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    categoryId: text('category_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    cover: text('cover'),
    publisher: text('publisher').notNull(),
    author: text('author'),
    publishTime: moment('publish_time').notNull(),
    views: integer('views').notNull().default(0),
    isTop: integer('is_top').$type<0 | 1>().notNull().default(0),
    linkType: text('link_type').$type<'inner' | 'outer'>().notNull().default('inner'),
    url: text('url'),
    /** Sanitised on write, and again on read. */
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<FileRef[]>().notNull(),
    /** Character pairs of title and summary (search/bigrams.ts). */
    search: text('search').array().notNull(),
    /** 1: guests see its title, even if they may not read it. */
    publicTitle: integer('public_title').$type<0 | 1>().notNull().default(0),
    /** The topics that it belongs to, besides its column. */
    topicIds: text('topic_ids').array().notNull().default(sql`'{}'::text[]`),
    audience: audience(),
  },
  (table) => [
    index('news_article_order').on(table.fid, table.isTop.desc(), table.publishTime.desc()),
    index('news_article_search').using('gin', table.search),
    index('news_article_topics').using('gin', table.topicIds),
  ],
);

/** A topic: articles of several columns about one matter, with a picture of its own. */
export const newsTopic = pgTable('news_topic', {
  id: text('id').primaryKey(),
  fid: fid(),
  name: text('name').notNull(),
  cover: text('cover'),
  summary: text('summary'),
  sort: integer('sort').notNull(),
  audience: audience(),
});

/** The columns that a person chose, in their order. */
export const newsChoice = pgTable('news_choice', {
  personId: text('person_id').primaryKey(),
  fid: fid(),
  categoryIds: text('category_ids').array().notNull(),
});
