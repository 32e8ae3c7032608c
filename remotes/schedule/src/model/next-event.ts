import type { Placed } from './day-events.ts';

/** Which event the arrow keys lead to: up and down in a day, left and right to the nearest day with events. */
export function nextEvent(columns: readonly (readonly Placed[])[], current: string, key: string): string | undefined {
  const at = columns.findIndex((column) => column.some((each) => each.key === current));
  const column = columns[at];
  const here = column?.find((each) => each.key === current);
  if (!column || !here) return undefined;
  const row = column.indexOf(here);
  if (key === 'ArrowUp' || key === 'ArrowDown') return column[row + (key === 'ArrowUp' ? -1 : 1)]?.key;
  if (key === 'Home') return columns.find((each) => each.length > 0)?.[0]?.key;
  if (key === 'End') return columns.findLast((each) => each.length > 0)?.[0]?.key;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return undefined;
  for (let next = at + step; next >= 0 && next < columns.length; next += step) {
    const nearest = [...(columns[next] ?? [])].sort((a, b) => Math.abs(a.start - here.start) - Math.abs(b.start - here.start))[0];
    if (nearest) return nearest.key;
  }
  return undefined;
}
