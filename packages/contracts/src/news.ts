import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, day, fileRef, flag, id, keyword, limit, nothing, pageOf, pageRequest } from './shapes.ts';

export const newsCategory = z.object({
  id,
  name: z.string(),
  parentId: id.optional(),
  count: z.number().int().optional(),
  sort: z.number(),
  isLogin: flag,
});

const neighbour = z.object({ id, title: z.string() });
export const newsItem = z.object({
  id,
  categoryId: id,
  categoryName: z.string(),
  title: z.string(),
  summary: z.string().optional(),
  /** An address, or `art:<name>`. */
  cover: z.string().optional(),
  publisher: z.string(),
  author: z.string().optional(),
  publishTime: dateTime,
  views: z.number().int(),
  isTop: flag,
  isNew: flag,
  linkType: z.enum(['inner', 'outer']),
  url: z.string().optional(),
  /** 1: a guest sees the title and the day alone, and reads it after signing in. */
  isLocked: flag.optional(),
});
const newsArticle = newsItem.extend({
  html: z.string(),
  attachments: z.array(fileRef),
  prev: neighbour.optional(),
  next: neighbour.optional(),
});

const newsTopic = z.object({
  id,
  name: z.string(),
  /** An address, or `art:<name>`. */
  cover: z.string().optional(),
  summary: z.string().optional(),
  sort: z.number(),
  /** The number of its articles that this visitor's lists contain. */
  count: z.number().int(),
});

const newsConfig = z.object({
  showCover: flag,
  pageSize: z.number().int(),
  categories: z.array(newsCategory),
  style: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

export const newsContract = contract({
  categories: {
    method: 'GET',
    path: '/homepage/news/category/custom',
    summary: 'The columns that this person chose, and all there are.',
    who: 'guest',
    input: nothing,
    output: z.object({ mine: z.array(newsCategory), all: z.array(newsCategory) }),
  },
  chooseCategories: {
    method: 'POST',
    path: '/homepage/news/category/custom',
    summary: 'Keeps which columns this person reads, in their order; none means all of them in the school’s order.',
    who: 'member',
    input: z.object({ categoryIds: z.array(id).max(50) }),
    output: z.object({ mine: z.array(newsCategory) }),
  },
  list: {
    method: 'GET',
    path: '/homepage/news/list',
    summary: 'News that this visitor may read, and for guests public titles of others; what is on top stands first.',
    who: 'guest',
    input: pageRequest.extend({
      categoryId: id.optional(),
      topicId: id.optional(),
      keyword: keyword.optional(),
      startTime: day.optional(),
      endTime: day.optional(),
    }),
    output: pageOf(newsItem),
  },
  topics: {
    method: 'GET',
    path: '/homepage/news/topics',
    summary: 'Topics with articles that this visitor may know of, in the school’s order.',
    who: 'guest',
    input: z.object({ limit: limit.default(50) }),
    output: z.array(newsTopic),
  },
  topic: {
    method: 'GET',
    path: '/homepage/news/topic',
    summary: 'One topic; `list` with its id has the articles.',
    who: 'guest',
    input: z.object({ id }),
    output: newsTopic,
  },
  config: {
    method: 'GET',
    path: '/homepage/news/config',
    summary: 'How the news pages look, and their columns.',
    who: 'guest',
    input: nothing,
    output: newsConfig,
  },
  top: {
    method: 'GET',
    path: '/homepage/news/category/top',
    summary: 'Each column with its newest articles.',
    who: 'guest',
    input: z.object({ limit: limit.default(6) }),
    output: z.array(z.object({ category: newsCategory, top: z.array(newsItem) })),
  },
  mostRead: {
    method: 'GET',
    path: '/homepage/news/mostRead',
    summary: 'The most read of the articles that were published in the last 7 or 30 days.',
    who: 'guest',
    input: z.object({ period: z.enum(['week', 'month']).default('week'), limit: limit.default(6) }),
    output: z.array(newsItem),
  },
  detail: {
    method: 'GET',
    path: '/homepage/news/detail',
    summary: 'One article as clean HTML, with its neighbours in the column.',
    who: 'guest',
    input: z.object({ id }),
    output: newsArticle,
  },
});

export type NewsCategory = z.output<typeof newsCategory>;
export type NewsItem = z.output<typeof newsItem>;
export type NewsArticle = z.output<typeof newsArticle>;
export type NewsTopic = z.output<typeof newsTopic>;
export type NewsConfig = z.output<typeof newsConfig>;
