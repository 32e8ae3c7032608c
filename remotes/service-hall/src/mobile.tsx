import type { PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { GuidePage } from './mobile/guide-page.tsx';
import { HallPage } from './mobile/hall-page.tsx';
import { SearchPage } from './mobile/search-page.tsx';
import { TopicPage } from './mobile/topic-page.tsx';

export const pages = { list: HallPage, guide: GuidePage, topic: TopicPage, search: SearchPage } satisfies PagesOf<typeof area, 'mobile'>;
