import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { ListPage } from './desktop/list-page.tsx';
import { NoticesBlock } from './desktop/notices-block.tsx';

export const pages = { list: ListPage } satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'info-center.notices': NoticesBlock } satisfies BlocksOf<typeof area>;
