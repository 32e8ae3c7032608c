import type { KeyboardEvent } from 'react';
import { repairAttributes } from '../../late/repaired.tsx';

const inView = '.arco-picker-cell-in-view';
const arrows: Record<string, string> = {
  'icon-double-left': '上一年',
  'icon-left': '上个月',
  'icon-right': '下个月',
  'icon-double-right': '下一年',
};

/** Names the arrows over a month and its days, and makes them stops: the arrows by Tab, the days by arrow keys. */
export function repairCalendar(root: HTMLElement): void {
  for (const icon of root.querySelectorAll('.arco-picker-header-icon')) {
    const name = Object.entries(arrows).find(([part]) => icon.querySelector(`.arco-${part}`))?.[1];
    repairAttributes(icon, name ? { role: 'button', tabindex: '0', 'aria-label': name } : { 'aria-hidden': 'true' });
  }
  for (const panel of root.querySelectorAll('.arco-panel-date')) {
    const month = panel.querySelector('.arco-picker-header-value')?.textContent ?? '';
    for (const cell of panel.querySelectorAll('.arco-picker-cell')) {
      if (!cell.matches(inView)) {
        repairAttributes(cell, { 'aria-hidden': 'true', role: undefined, tabindex: undefined, 'aria-label': undefined });
        continue;
      }
      const chosen = cell.matches('.arco-picker-cell-range-start, .arco-picker-cell-range-end, .arco-picker-cell-selected');
      repairAttributes(cell, {
        'aria-hidden': undefined,
        role: 'button',
        tabindex: chosen || cell.matches('.arco-picker-cell-today') ? '0' : '-1',
        'aria-pressed': String(chosen),
        'aria-label': `${month} ${cell.textContent} 日`,
      });
    }
  }
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Keys within the calendar: arrows go from day to day, Enter and Space choose. */
export function calendarKeys(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target as HTMLElement;
  const step = steps[event.key];
  if (step && here.matches(inView)) {
    event.preventDefault();
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>(inView)];
    days[days.indexOf(here) + step]?.focus();
  }
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  (here.querySelector<HTMLElement>('.arco-picker-date') ?? here).click();
}
