import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { OverdueBlock } from './desktop/overdue-block.tsx';
import { TodoBlock } from './desktop/todo-block.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "desktop.list" */ './desktop/list-page.tsx').then((page) => page.ListPage)),
  approvals: latePage(() =>
    import(/* webpackChunkName: "desktop.approvals" */ './desktop/approvals-page.tsx').then((page) => page.ApprovalsPage),
  ),
} satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'task-center.overdue': OverdueBlock, 'task-center.todo': TodoBlock } satisfies BlocksOf<typeof area>;
