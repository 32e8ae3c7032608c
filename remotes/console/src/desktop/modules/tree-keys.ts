import type { KeyboardEvent } from 'react';
import { type TreeRow, treeStep } from '../../model/module-rows.ts';

export const panelId = 'module-panel';

export interface TreeActs {
  onCurrent: (sign: string) => void;
  onMark: (sign: string) => void;
  onOpen: (sign: string, isOpen: boolean) => void;
}

/** Handles a key in a tree table whose rows have `data-sign`. Space and Enter of a row's own controls are theirs. */
export function handleTreeKey(
  event: KeyboardEvent<HTMLTableElement>,
  rows: readonly TreeRow[],
  { onCurrent, onMark, onOpen }: TreeActs,
): void {
  const line = (event.target as HTMLElement).closest<HTMLElement>('tr[data-sign]');
  const at = rows.findIndex(({ module }) => module.sign === line?.dataset.sign);
  const sign = rows[at]?.module.sign;
  if (sign === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = treeStep(rows, at, event.key);
  const isOwnKey = event.target === line && (event.key === ' ' || event.key === 'Enter');
  if (!step && !isOwnKey) return;
  event.preventDefault();
  if (!step) {
    if (event.key === ' ') onMark(sign);
    else document.getElementById(panelId)?.focus();
  } else if ('open' in step) onOpen(sign, step.open);
  else {
    onCurrent(step.go.module.sign);
    event.currentTarget.querySelector<HTMLElement>(`tr[data-sign="${step.go.module.sign}"]`)?.focus();
  }
}
