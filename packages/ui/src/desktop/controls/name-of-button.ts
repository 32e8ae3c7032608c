import type { DropdownProps } from './props.ts';

/** What a dropdown's list is for, and its current entry. */
export const nameOfButton = ({ label, entries, current }: DropdownProps): string =>
  [label, entries.find(({ key }) => key === current)?.name].filter(Boolean).join('：');
