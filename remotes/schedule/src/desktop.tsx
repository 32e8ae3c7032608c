import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/center-page.module.css';
import './desktop/mini-month.module.css';
import './desktop/event-block.module.css';
import './desktop/month-grid.module.css';
import './desktop/section-column.module.css';
import './desktop/side-column.module.css';
import './desktop/term-table.module.css';
import './desktop/time-grid.module.css';
import './desktop/toolbar.module.css';
import './ui/agenda-list.module.css';
import './ui/kinds.module.css';
import './ui/layer-list.module.css';
import './ui/out-of-term.module.css';
import './ui/term-ruler.module.css';
import { TodayBlock } from './ui/today-block.tsx';

export const pages = {
  center: latePage(() => import(/* webpackChunkName: "desktop.center" */ './desktop/center-page.tsx').then((page) => page.CenterPage)),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'schedule.today': TodayBlock } satisfies BlocksOf<typeof area>;
