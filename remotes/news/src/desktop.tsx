import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { LatestBlock } from './desktop/latest-block.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "desktop.list" */ './desktop/list-page.tsx').then((page) => page.ListPage)),
  more: latePage(() => import(/* webpackChunkName: "desktop.more" */ './desktop/more-page.tsx').then((page) => page.MorePage)),
  topic: latePage(() => import(/* webpackChunkName: "desktop.topic" */ './desktop/topic-page.tsx').then((page) => page.TopicPage)),
  article: latePage(() => import(/* webpackChunkName: "desktop.article" */ './desktop/article-page.tsx').then((page) => page.ArticlePage)),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'news.latest': LatestBlock } satisfies BlocksOf<typeof area>;
