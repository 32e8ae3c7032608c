import type { PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { GuidePage } from './desktop/guide-page.tsx';
import { HallPage } from './desktop/hall-page.tsx';
import { SearchPage } from './desktop/search-page.tsx';
import { SystemsPage } from './desktop/systems-page.tsx';
import { TopicPage } from './desktop/topic-page.tsx';
import { TopicsPage } from './desktop/topics-page.tsx';

export const pages = {
  list: HallPage,
  guide: GuidePage,
  topics: TopicsPage,
  topic: TopicPage,
  systems: SystemsPage,
  search: SearchPage,
} satisfies PagesOf<typeof area, 'desktop'>;
