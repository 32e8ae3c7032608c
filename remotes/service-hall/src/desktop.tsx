import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "desktop.list" */ './desktop/hall-page.tsx').then((page) => page.HallPage)),
  guide: latePage(() => import(/* webpackChunkName: "desktop.guide" */ './desktop/guide-page.tsx').then((page) => page.GuidePage)),
  topics: latePage(() => import(/* webpackChunkName: "desktop.topics" */ './desktop/topics-page.tsx').then((page) => page.TopicsPage)),
  topic: latePage(() => import(/* webpackChunkName: "desktop.topic" */ './desktop/topic-page.tsx').then((page) => page.TopicPage)),
  systems: latePage(() => import(/* webpackChunkName: "desktop.systems" */ './desktop/systems-page.tsx').then((page) => page.SystemsPage)),
  search: latePage(() => import(/* webpackChunkName: "desktop.search" */ './desktop/search-page.tsx').then((page) => page.SearchPage)),
} satisfies PagesOf<typeof area, 'desktop'>;
