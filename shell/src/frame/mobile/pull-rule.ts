/** Px that a finger moves before it is clear what it wants. */
const decided = 10;
/** Px of the mark's way at which letting go refreshes, and its whole way. */
export const enough = 56;
const farthest = 84;

/** Whose a movement is: `undecided` as yet, `ours` down from the top of the page, else the page's own scrolling. */
export function whoseMove({ x, y, atTop }: { x: number; y: number; atTop: boolean }): 'undecided' | 'ours' | 'theirs' {
  if (!atTop) return 'theirs';
  if (Math.max(Math.abs(x), Math.abs(y)) < decided) return 'undecided';
  return y > 2 * Math.abs(x) ? 'ours' : 'theirs';
}

/** How far the mark follows a finger: half its way, to an end. */
export const followed = (y: number): number => Math.max(0, Math.min(farthest, y / 2));
