export type { NoticeFacts } from '../notice-facts.ts';
export type { ServiceActions, ServiceCell } from '../service-cell.ts';
export { Breadcrumb } from './breadcrumb.tsx';
export { NoticeRow } from './notice-row.tsx';
export { Pagination } from './pagination.tsx';
export { ServiceTable } from './service-table.tsx';
