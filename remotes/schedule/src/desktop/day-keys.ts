import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys go from day to day of a month, Home and End to the ends of the week. */
export function dayKeys(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target as HTMLElement;
  if (!here.matches('[data-day]')) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const at = days.indexOf(here);
  const next = { Home: at - (at % 7), End: at - (at % 7) + 6 }[event.key] ?? at + (steps[event.key] ?? 0);
  if (next === at || !days[next]) return;
  event.preventDefault();
  days[next].focus();
}
