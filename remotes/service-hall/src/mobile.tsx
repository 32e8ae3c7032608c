import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "mobile.list" */ './mobile/hall-page.tsx').then((page) => page.HallPage)),
  guide: latePage(() => import(/* webpackChunkName: "mobile.guide" */ './mobile/guide-page.tsx').then((page) => page.GuidePage)),
  topic: latePage(() => import(/* webpackChunkName: "mobile.topic" */ './mobile/topic-page.tsx').then((page) => page.TopicPage)),
  search: latePage(() => import(/* webpackChunkName: "mobile.search" */ './mobile/search-page.tsx').then((page) => page.SearchPage)),
} satisfies PagesOf<typeof area, 'mobile'>;
