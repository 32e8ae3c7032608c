/** Px of movement before a gesture is decided. */
const decided = 10;
/** Px of the indicator's way at which releasing refreshes, and its maximum. */
export const enough = 56;
const farthest = 84;

/**
 * The owner of a gesture: `undecided`, `ours` for a pull down from the top of the page, else the page's own scrolling.
 */
export function whoseMove({ x, y, atTop }: { x: number; y: number; atTop: boolean }): 'undecided' | 'ours' | 'theirs' {
  if (!atTop) return 'theirs';
  if (Math.max(Math.abs(x), Math.abs(y)) < decided) return 'undecided';
  return y > 2 * Math.abs(x) ? 'ours' : 'theirs';
}

/** The indicator follows a finger at half its distance, up to a maximum. */
export const followed = (y: number): number => Math.max(0, Math.min(farthest, y / 2));
