import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import './desktop/detail-drawer.module.css';
import './desktop/info-row.module.css';
import './desktop/list-page.module.css';
import './ui/bars.module.css';
import './ui/notice-text.module.css';
import './ui/settings-dialog.module.css';
import './ui/virtual-rows.module.css';
import { NoticesBlock } from './desktop/notices-block.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "desktop.list" */ './desktop/list-page.tsx').then((page) => page.ListPage)),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'info-center.notices': NoticesBlock } satisfies BlocksOf<typeof area>;
