import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { TodayBlock } from './ui/today-block.tsx';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "mobile.center" */ './mobile/schedule-page.tsx').then((page) => page.SchedulePage)),
  calendars: latePage(() =>
    import(/* webpackChunkName: "mobile.calendars" */ './mobile/calendars-page.tsx').then((page) => page.CalendarsPage),
  ),
  edit: latePage(() => import(/* webpackChunkName: "mobile.edit" */ './mobile/edit-page.tsx').then((page) => page.EditPage)),
  detail: latePage(() => import(/* webpackChunkName: "mobile.detail" */ './mobile/detail-page.tsx').then((page) => page.DetailPage)),
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'schedule.today': TodayBlock } satisfies BlocksOf<typeof area>;
