import type { ReactNode } from 'react';

/** A pager whose page stands in the address; `addressOf` makes the address of a page. */
export interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  addressOf: (page: number) => string;
}

export interface Choice {
  value: string;
  name: string;
}

/** One of several choices. The first is what stands when nothing is chosen, so its value may be empty. */
export interface SelectProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** Typing narrows the choices. */
  searchable?: boolean;
  /** `text` stands in a row of words, without a frame. */
  look?: 'field' | 'text';
}

/** A button that opens a short list of links. */
export interface DropdownProps {
  /** What the list is for; its button says label and current entry. */
  label: string;
  entries: readonly { key: string; name: string; to: string }[];
  current: string;
}

/** Rows under named columns; `cells` holds what stands in each column, by its key. */
export interface TableProps {
  /** What the table lists. */
  label: string;
  /** `width` in px of the design; the first column without one takes the rest. */
  columns: readonly { key: string; name: string; width?: number }[];
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/** Two days, `YYYY-MM-DD`; empty where nothing is chosen. */
export interface DayRange {
  start: string;
  end: string;
}

export interface RangePickerProps {
  /** What its two fields are called. */
  labels: readonly [start: string, end: string];
  /** Both fields take part in the form around them under these names. */
  names: readonly [start: string, end: string];
  value: DayRange;
  onChange?: (value: DayRange) => void;
}

/** A day, or with `withTime` a day and a time: `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`. */
export interface DateTimePickerProps {
  label: string;
  value: string;
  withTime?: boolean;
  /** May be empty; a value that must be there cannot be cleared. */
  isOptional?: boolean;
  /** The element that says what is wrong about it. */
  wrongBecause?: string | undefined;
  onChange: (value: string) => void;
}

/** A hint over the element that it lies in. */
export interface HintProps {
  text: string;
}

/** A button with an explanation behind it; the button's own words are not its name where they are a sign. */
export interface PopoverProps {
  label: string;
  button: ReactNode;
  children: ReactNode;
}

/** One entry of a tree; each has an address of its own. */
export interface TreeEntry {
  key: string;
  name: string;
  to: string;
  /** A number behind the name; 0 shows none. `what` is read aloud: 未读. */
  count?: { number: number; what: string };
  children?: readonly TreeEntry[];
}

/** A short tree of addresses. */
export interface TreeProps {
  /** What the tree is for. */
  label: string;
  entries: readonly TreeEntry[];
  current: string;
}
