import { lateCode } from '../late/late-code.ts';
import type { DropdownProps, HintProps, PaginationProps, RangePickerProps, SelectProps, TableProps } from './controls/props.ts';

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
  rangePicker: lateCode<RangePickerProps>(() =>
    import(/* webpackChunkName: "arco-desktop-range-picker" */ './arco/range-picker.tsx').then((module) => module.ArcoRangePicker),
  ),
};
