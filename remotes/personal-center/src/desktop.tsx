import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/center-frame.module.css';
import './desktop/campus-infos-page.module.css';
import './ui/campus/campus.module.css';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "desktop.center" */ './desktop/center-page.tsx').then((page) => page.CenterPage)),
  'campus-infos': latePage(() =>
    import(/* webpackChunkName: "desktop.campus-infos" */ './desktop/campus-infos-page.tsx').then((page) => page.CampusInfosPage),
  ),
} satisfies PagesOf<typeof area, 'desktop'>;
