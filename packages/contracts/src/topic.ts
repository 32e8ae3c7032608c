import { z } from 'zod';
import { contract } from './call.ts';
import { newsItem } from './news.ts';
import { serviceItem } from './service-item.ts';
import { id, pageOf, pageRequest } from './shapes.ts';

const topicItem = z.object({
  id,
  name: z.string(),
  /** An address, or `art:<name>`. */
  cover: z.string(),
  summary: z.string(),
  /** The number of its services that this visitor may see. */
  appCount: z.number().int(),
  sort: z.number(),
  /** Its audience, as the page's index names it. */
  crowd: z.string().optional(),
  /** Its steps in order, with the departments involved. */
  steps: z.array(z.object({ name: z.string(), deptNames: z.array(z.string()) })).optional(),
});
const topicDetail = z.object({
  id,
  name: z.string(),
  cover: z.string(),
  summary: z.string().optional(),
  html: z.string(),
  groups: z.array(z.object({ name: z.string(), step: z.number().int().optional(), apps: z.array(serviceItem) })),
  news: z.array(newsItem),
});

export const topicContract = contract({
  list: {
    method: 'GET',
    path: '/homepage/special/list',
    summary: 'Special services, each a bundle for one matter.',
    who: 'guest',
    input: pageRequest,
    output: pageOf(topicItem),
  },
  detail: {
    method: 'GET',
    path: '/homepage/special',
    summary: 'One special service with its steps.',
    who: 'guest',
    input: z.object({ id }),
    output: topicDetail,
  },
});

export type TopicItem = z.output<typeof topicItem>;
export type TopicDetail = z.output<typeof topicDetail>;
