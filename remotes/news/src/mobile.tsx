import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { ArticlePage } from './mobile/article-page.tsx';
import { LatestBlock } from './mobile/latest-block.tsx';
import { ListPage } from './mobile/list-page.tsx';

export const pages = { list: ListPage, article: ArticlePage } satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'news.latest': LatestBlock } satisfies BlocksOf<typeof area>;
