import type { PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/center-frame.module.css';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "desktop.center" */ './desktop/center-page.tsx').then((page) => page.CenterPage)),
} satisfies PagesOf<typeof area, 'desktop'>;
