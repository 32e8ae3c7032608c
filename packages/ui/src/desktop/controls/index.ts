export { DateTimePicker } from './date-time-picker.tsx';
export { Dropdown } from './dropdown.tsx';
export { Pagination } from './pagination.tsx';
export { Popover } from './popover.tsx';
export type {
  Choice,
  DateTimePickerProps,
  DayRange,
  DropdownProps,
  PaginationProps,
  PopoverProps,
  RangePickerProps,
  SelectProps,
  TableProps,
  TreeEntry,
  TreeProps,
} from './props.ts';
export { RangePicker } from './range-picker.tsx';
export { Select } from './select.tsx';
export { Table } from './table.tsx';
export { Tooltip } from './tooltip.tsx';
export { Tree } from './tree.tsx';
