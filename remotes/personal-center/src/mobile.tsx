import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './mobile/mobile.module.css';
import './mobile/campus-infos-page.module.css';
import './ui/campus/campus.module.css';
import './mobile/own-list.module.css';
import './ui/collect/collect.module.css';
import './ui/opened-service.module.css';
import './ui/recent/recent.module.css';
import './ui/undo-bar.module.css';
import '@portico/ui/sorting.css';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "mobile.center" */ './mobile/center-page.tsx').then((page) => page.CenterPage)),
  'campus-infos': latePage(() =>
    import(/* webpackChunkName: "mobile.campus-infos" */ './mobile/campus-infos-page.tsx').then((page) => page.CampusInfosPage),
  ),
  collect: latePage(() => import(/* webpackChunkName: "mobile.collect" */ './mobile/collect-page.tsx').then((page) => page.CollectPage)),
  'recently-used': latePage(() =>
    import(/* webpackChunkName: "mobile.recently-used" */ './mobile/recently-used-page.tsx').then((page) => page.RecentlyUsedPage),
  ),
} satisfies PagesOf<typeof area, 'mobile'>;
