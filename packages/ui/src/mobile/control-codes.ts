import { lateCode } from '../late/late-code.ts';
import type { PickerProps, SheetProps, SwipeActionProps } from './controls/props.ts';

/** Arco's controls for the phone. Only the shell contains them, in one file, because together they are small. */
export const controlCodes = {
  sheet: lateCode<SheetProps>(() => import(/* webpackChunkName: "arco-mobile" */ './arco/sheet.tsx').then((module) => module.ArcoSheet)),
  picker: lateCode<PickerProps>(() =>
    import(/* webpackChunkName: "arco-mobile" */ './arco/picker.tsx').then((module) => module.ArcoPicker),
  ),
  swipeAction: lateCode<SwipeActionProps>(() =>
    import(/* webpackChunkName: "arco-mobile" */ './arco/swipe-action.tsx').then((module) => module.ArcoSwipeAction),
  ),
};
