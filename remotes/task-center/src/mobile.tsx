import type { BlocksOf, PagesOf } from '@portico/area';
import { latePage } from '@portico/area/react';
import type { area } from './area.ts';
import { OverdueBlock } from './mobile/overdue-block.tsx';
import { TodoBlock } from './mobile/todo-block.tsx';

export const pages = {
  list: latePage(() => import(/* webpackChunkName: "mobile.list" */ './mobile/list-page.tsx').then((page) => page.ListPage)),
  approvals: latePage(() =>
    import(/* webpackChunkName: "mobile.approvals" */ './mobile/approvals-page.tsx').then((page) => page.ApprovalsPage),
  ),
  detail: latePage(() => import(/* webpackChunkName: "mobile.detail" */ './mobile/detail-page.tsx').then((page) => page.DetailPage)),
  approval: latePage(() =>
    import(/* webpackChunkName: "mobile.approval" */ './mobile/approval-page.tsx').then((page) => page.ApprovalPage),
  ),
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'task-center.overdue': OverdueBlock, 'task-center.todo': TodoBlock } satisfies BlocksOf<typeof area>;
