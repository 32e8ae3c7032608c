import type { ReactNode } from 'react';

/** A sheet that comes from below; a link followed in it closes it. */
export interface SheetProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A wheel of choices in a sheet. */
export interface PickerProps {
  title: string;
  choices: readonly { value: string; name: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A row that, drawn to the left, shows what can be done with it. The same ways must stand elsewhere as buttons. */
export interface SwipeActionProps {
  actions: readonly { name: string; tone: 'fill' | 'danger' | 'plain'; onChoose: () => void }[];
  children: ReactNode;
}

/** One day in a sheet, `YYYY-MM-DD`, or with `withTime` a time of it, `YYYY-MM-DD HH:mm`; empty where none is chosen. */
export interface DatePickerProps {
  title: string;
  withTime?: boolean;
  /** There is always one, so none can be cleared. */
  isRequired?: boolean;
  /** It takes part in the form around it under this name. */
  name?: string;
  value: string;
  earliest?: string;
  latest?: string;
  onChoose: (value: string) => void;
}
