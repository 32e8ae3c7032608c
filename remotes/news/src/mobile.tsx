import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { LatestBlock } from './mobile/latest-block.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "mobile.list" */ './mobile/list-page.tsx').then((page) => page.ListPage)),
  topic: latePage(() => import(/* webpackChunkName: "mobile.topic" */ './mobile/topic-page.tsx').then((page) => page.TopicPage)),
  article: latePage(() => import(/* webpackChunkName: "mobile.article" */ './mobile/article-page.tsx').then((page) => page.ArticlePage)),
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'news.latest': LatestBlock } satisfies BlocksOf<typeof area>;
