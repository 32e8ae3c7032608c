import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { ArticlePage } from './desktop/article-page.tsx';
import { LatestBlock } from './desktop/latest-block.tsx';
import { ListPage } from './desktop/list-page.tsx';
import { MorePage } from './desktop/more-page.tsx';

export const pages = { list: ListPage, more: MorePage, article: ArticlePage } satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'news.latest': LatestBlock } satisfies BlocksOf<typeof area>;
