import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './mobile/mobile.module.css';
import './mobile/campus-infos-page.module.css';
import './ui/campus/campus.module.css';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "mobile.center" */ './mobile/center-page.tsx').then((page) => page.CenterPage)),
  'campus-infos': latePage(() =>
    import(/* webpackChunkName: "mobile.campus-infos" */ './mobile/campus-infos-page.tsx').then((page) => page.CampusInfosPage),
  ),
} satisfies PagesOf<typeof area, 'mobile'>;
