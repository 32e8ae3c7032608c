import type { KeyboardEvent } from 'react';

/** Arrows move between the rows: to the same button of the next one, counted from its end. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = (event.target as HTMLElement).closest('tr');
  if (!step || !row || !(event.target as HTMLElement).matches('[data-row]')) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')].filter((each) => each.querySelector('[data-row]:enabled'));
  const buttons = (of: Element | undefined) => [...(of?.querySelectorAll<HTMLElement>('[data-row]:enabled') ?? [])];
  const next = buttons(rows[rows.indexOf(row) + step]);
  const own = buttons(row);
  // Rows differ in their first buttons; the last one is the same in all.
  const target = next.at(own.indexOf(event.target as HTMLElement) - own.length) ?? next[0];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
