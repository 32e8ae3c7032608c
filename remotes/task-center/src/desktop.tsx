import type { BlocksOf, PagesOf } from '@portico/area';
import type { area } from './area.ts';
import { ApprovalsPage } from './desktop/approvals-page.tsx';
import { ListPage } from './desktop/list-page.tsx';
import { OverdueBlock } from './desktop/overdue-block.tsx';
import { TodoBlock } from './desktop/todo-block.tsx';

export const pages = { list: ListPage, approvals: ApprovalsPage } satisfies PagesOf<typeof area, 'desktop'>;
export const blocks = { 'task-center.todo': TodoBlock, 'task-center.overdue': OverdueBlock } satisfies BlocksOf<typeof area>;
