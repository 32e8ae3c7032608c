export type { ServiceActions, ServiceCell } from '../service-cell.ts';
export { countOpening } from './count-opening.ts';
export { markCollected } from './mark-collected.ts';
export { openingTarget, serviceCell, serviceTarget } from './service-cell.ts';
export { useCollect } from './use-collect.ts';
