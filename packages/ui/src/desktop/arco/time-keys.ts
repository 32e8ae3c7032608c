import type { KeyboardEvent } from 'react';
import { repairAttributes } from '../../late/repaired.tsx';

const column = '.arco-timepicker-list';
const cell = '.arco-timepicker-cell';
const names = ['时', '分'];
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Makes each column of hours or minutes one stop with a name and a value, which the arrow keys change. */
export function repairTimes(root: HTMLElement): void {
  for (const [at, part] of [...root.querySelectorAll<HTMLElement>(column)].entries()) {
    const cells = [...part.querySelectorAll<HTMLElement>(cell)];
    const chosen = Math.max(
      0,
      cells.findIndex((each) => each.classList.contains('arco-timepicker-cell-selected')),
    );
    repairAttributes(part, {
      role: 'spinbutton',
      tabindex: '0',
      'aria-label': names[at] ?? '',
      'aria-valuemin': '0',
      'aria-valuemax': String(Math.max(0, cells.length - 1)),
      'aria-valuenow': String(chosen),
      'aria-valuetext': cells[chosen]?.textContent ?? '',
    });
    for (const each of cells) repairAttributes(each, { 'aria-hidden': 'true' });
  }
}

export function timeKeys(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target as HTMLElement;
  const step = steps[event.key];
  if (!step || !here.matches(column)) return;
  event.preventDefault();
  const cells = [...here.querySelectorAll<HTMLElement>(`${cell}:not(.arco-timepicker-cell-disabled)`)];
  const chosen = cells.findIndex((each) => each.classList.contains('arco-timepicker-cell-selected'));
  cells[Math.min(cells.length - 1, Math.max(0, chosen + step))]?.click();
}
