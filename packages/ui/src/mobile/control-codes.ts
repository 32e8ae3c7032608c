import type { TextAreaProps } from '../form/props.ts';
import { lateCode } from '../late/late-code.ts';
import type { DatePickerProps, PickerProps, SheetProps, SwipeActionProps } from './controls/props.ts';

/** Arco's controls for the phone. Only the shell contains them, in one file, because together they are small. */
export const controlCodes = {
  sheet: lateCode<SheetProps>(() => import(/* webpackChunkName: "arco-mobile" */ './arco/sheet.tsx').then((module) => module.ArcoSheet)),
  picker: lateCode<PickerProps>(() =>
    import(/* webpackChunkName: "arco-mobile" */ './arco/picker.tsx').then((module) => module.ArcoPicker),
  ),
  datePicker: lateCode<DatePickerProps>(() =>
    import(/* webpackChunkName: "arco-mobile" */ './arco/date-picker.tsx').then((module) => module.ArcoDatePicker),
  ),
  swipeAction: lateCode<SwipeActionProps>(() =>
    import(/* webpackChunkName: "arco-mobile" */ './arco/swipe-action.tsx').then((module) => module.ArcoSwipeAction),
  ),
  textArea: lateCode<TextAreaProps>(() =>
    import(/* webpackChunkName: "arco-mobile-form" */ './arco/form.tsx').then((module) => module.ArcoTextArea),
  ),
};
