import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { NoticesBlock } from './mobile/notices-block.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "mobile.list" */ './mobile/list-page.tsx').then((page) => page.ListPage)),
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'info-center.notices': NoticesBlock } satisfies BlocksOf<typeof area>;
