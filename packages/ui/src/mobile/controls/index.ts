export { DatePicker } from './date-picker.tsx';
export { Picker } from './picker.tsx';
export type { DatePickerProps, PickerProps, SheetProps, SwipeActionProps } from './props.ts';
export { Sheet } from './sheet.tsx';
export { SwipeAction } from './swipe-action.tsx';
