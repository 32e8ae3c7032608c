import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { ApprovalPage } from './mobile/approval-page.tsx';
import { ApprovalsPage } from './mobile/approvals-page.tsx';
import { DetailPage } from './mobile/detail-page.tsx';
import { ListPage } from './mobile/list-page.tsx';
import { OverdueBlock } from './mobile/overdue-block.tsx';
import { TodoBlock } from './mobile/todo-block.tsx';

export const pages = {
  list: ListPage,
  approvals: ApprovalsPage,
  detail: DetailPage,
  approval: ApprovalPage,
} satisfies PagesOf<typeof area, 'mobile'>;
export const blocks = { 'task-center.todo': TodoBlock, 'task-center.overdue': OverdueBlock } satisfies BlocksOf<typeof area>;
