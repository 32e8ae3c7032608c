import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './mobile/edit-form.module.css';
import './mobile/mobile.module.css';
import './mobile/term-list.module.css';
import './mobile/timeline-event.module.css';
import './ui/agenda-list.module.css';
import './ui/event-facts.module.css';
import './ui/form.module.css';
import './ui/kinds.module.css';
import './ui/layer-list.module.css';
import './ui/manage.module.css';
import './ui/out-of-term.module.css';
import { EditPage } from './mobile/edit-page.tsx';
import { TodayBlock } from './ui/today-block.tsx';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "mobile.center" */ './mobile/schedule-page.tsx').then((page) => page.SchedulePage)),
  calendars: latePage(() =>
    import(/* webpackChunkName: "mobile.calendars" */ './mobile/calendars-page.tsx').then((page) => page.CalendarsPage),
  ),
  // The server writes its controls' CSS only from here (decision 0018).
  edit: EditPage,
  detail: latePage(() => import(/* webpackChunkName: "mobile.detail" */ './mobile/detail-page.tsx').then((page) => page.DetailPage)),
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'schedule.today': TodayBlock } satisfies BlocksOf<typeof area>;
