import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { TodayBlock } from './ui/today-block.tsx';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "desktop.center" */ './desktop/center-page.tsx').then((page) => page.CenterPage)),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'schedule.today': TodayBlock } satisfies BlocksOf<typeof area>;
