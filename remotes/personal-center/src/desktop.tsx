import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/center-frame.module.css';
import './desktop/campus-infos-page.module.css';
import './ui/campus/campus.module.css';
import './desktop/sheet.module.css';
import './ui/collect/collect.module.css';
import './ui/opened-service.module.css';
import './ui/recent/recent.module.css';
import './ui/undo-bar.module.css';
import '@portico/ui/sorting.css';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "desktop.center" */ './desktop/center-page.tsx').then((page) => page.CenterPage)),
  'campus-infos': latePage(() =>
    import(/* webpackChunkName: "desktop.campus-infos" */ './desktop/campus-infos-page.tsx').then((page) => page.CampusInfosPage),
  ),
  collect: latePage(() => import(/* webpackChunkName: "desktop.collect" */ './desktop/collect-page.tsx').then((page) => page.CollectPage)),
  'recently-used': latePage(() =>
    import(/* webpackChunkName: "desktop.recently-used" */ './desktop/recently-used-page.tsx').then((page) => page.RecentlyUsedPage),
  ),
} satisfies PagesOf<typeof area, 'desktop'>;
