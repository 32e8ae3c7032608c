import type { TextAreaProps } from '../form/props.ts';
import { lateCode } from '../late/late-code.ts';
import type { UploadButtonProps } from '../upload/props.ts';
import type {
  DateTimePickerProps,
  DropdownProps,
  HintProps,
  PaginationProps,
  PopoverProps,
  RangePickerProps,
  SelectProps,
  TableProps,
  TreeProps,
} from './controls/props.ts';

/** Arco's desktop controls. Only the shell contains them: one file for the common ones, one for each large one. */
export const controlCodes = {
  hint: lateCode<HintProps>(() => import(/* webpackChunkName: "arco-desktop" */ './arco/hint.tsx').then((module) => module.ArcoHint)),
  pagination: lateCode<PaginationProps>(() =>
    import(/* webpackChunkName: "arco-desktop" */ './arco/pagination.tsx').then((module) => module.ArcoPagination),
  ),
  select: lateCode<SelectProps>(() =>
    import(/* webpackChunkName: "arco-desktop" */ './arco/select.tsx').then((module) => module.ArcoSelect),
  ),
  dropdown: lateCode<DropdownProps>(() =>
    import(/* webpackChunkName: "arco-desktop" */ './arco/dropdown.tsx').then((module) => module.ArcoDropdown),
  ),
  table: lateCode<TableProps>(() =>
    import(/* webpackChunkName: "arco-desktop-table" */ './arco/table.tsx').then((module) => module.ArcoTable),
  ),
  tree: lateCode<TreeProps>(() => import(/* webpackChunkName: "arco-desktop-tree" */ './arco/tree.tsx').then((module) => module.ArcoTree)),
  rangePicker: lateCode<RangePickerProps>(() =>
    import(/* webpackChunkName: "arco-desktop-range-picker" */ './arco/range-picker.tsx').then((module) => module.ArcoRangePicker),
  ),
  dateTimePicker: lateCode<DateTimePickerProps>(() =>
    import(/* webpackChunkName: "arco-desktop-range-picker" */ './arco/date-time-picker.tsx').then((module) => module.ArcoDateTimePicker),
  ),
  popover: lateCode<PopoverProps>(() =>
    import(/* webpackChunkName: "arco-desktop" */ './arco/popover.tsx').then((module) => module.ArcoPopover),
  ),
  upload: lateCode<UploadButtonProps>(() =>
    import(/* webpackChunkName: "arco-desktop-upload" */ './arco/upload.tsx').then((module) => module.ArcoUploadButton),
  ),
  textArea: lateCode<TextAreaProps>(() =>
    import(/* webpackChunkName: "arco-desktop-form" */ './arco/form.tsx').then((module) => module.ArcoTextArea),
  ),
};
