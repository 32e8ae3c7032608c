export type { ServiceActions, ServiceCell } from '../service-cell.ts';
export { markCollected } from './mark-collected.ts';
export { openingTarget, serviceCell, serviceTarget } from './service-cell.ts';
export { countOpening, useCollect } from './use-collect.ts';
