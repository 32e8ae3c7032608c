export { moved } from './moved.ts';
export { SortableList } from './sortable-list.tsx';
