import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { ListPage } from './mobile/list-page.tsx';
import { NoticesBlock } from './mobile/notices-block.tsx';

export const pages = { list: ListPage } satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'info-center.notices': NoticesBlock } satisfies BlocksOf<typeof area>;
