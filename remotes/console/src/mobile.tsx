import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';

export const pages = {
  overview: latePage(() =>
    import(/* webpackChunkName: "mobile.overview" */ './mobile/overview-page.tsx').then((page) => page.OverviewPage),
  ),
  urgent: latePage(() => import(/* webpackChunkName: "mobile.urgent" */ './mobile/urgent-page.tsx').then((page) => page.UrgentPage)),
} satisfies PagesOf<typeof area, 'mobile'>;
