export type { NoticeFacts } from '../notice-facts.ts';
export type { ServiceActions, ServiceCell } from '../service-cell.ts';
export { Breadcrumb } from './breadcrumb.tsx';
export { controlCodes } from './control-codes.ts';
export { NoticeRow } from './notice-row.tsx';
export { PageHead } from './page-head.tsx';
export { PageTabs } from './page-tabs.tsx';
export { ServiceTable } from './service-table.tsx';
