export { Picker } from './picker.tsx';
export type { PickerProps, SheetProps, SwipeActionProps } from './props.ts';
export { Sheet } from './sheet.tsx';
export { SwipeAction } from './swipe-action.tsx';
