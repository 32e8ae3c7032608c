export type { NoticeFacts } from '../notice-facts.ts';
export type { ServiceActions, ServiceCell } from '../service-cell.ts';
export { controlCodes } from './control-codes.ts';
export { NoticeRow } from './notice-row.tsx';
export { Segments } from './segments.tsx';
export { ServiceGrid } from './service-grid.tsx';
