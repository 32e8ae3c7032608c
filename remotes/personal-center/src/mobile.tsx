import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './mobile/mobile.module.css';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "mobile.center" */ './mobile/center-page.tsx').then((page) => page.CenterPage)),
} satisfies PagesOf<typeof area, 'mobile'>;
