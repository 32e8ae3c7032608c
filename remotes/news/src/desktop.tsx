import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/article-page.module.css';
import './desktop/list-page.module.css';
import './desktop/news-cards.module.css';
import './desktop/news-row.module.css';
import './ui/article.module.css';
import './ui/attachments.module.css';
import { LatestBlock } from './desktop/latest-block.tsx';
import { MorePage } from './desktop/more-page.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "desktop.list" */ './desktop/list-page.tsx').then((page) => page.ListPage)),
  more: MorePage,
  article: latePage(() => import(/* webpackChunkName: "desktop.article" */ './desktop/article-page.tsx').then((page) => page.ArticlePage)),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'news.latest': LatestBlock } satisfies BlocksOf<typeof area>;
