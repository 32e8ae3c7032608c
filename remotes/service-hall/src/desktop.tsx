import type { PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { GuidePage } from './desktop/guide-page.tsx';
import { HallPage } from './desktop/hall-page.tsx';
import { SearchPage } from './desktop/search-page.tsx';

export const pages = { list: HallPage, guide: GuidePage, search: SearchPage } satisfies PagesOf<typeof area, 'desktop'>;
