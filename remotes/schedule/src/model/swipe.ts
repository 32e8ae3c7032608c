interface Point {
  x: number;
  y: number;
}
const least = 40;

/** The direction of a finger that went far enough and mostly one way. */
export function swipeOf(from: Point, to: Point): 'left' | 'right' | 'up' | 'down' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(x), Math.abs(y)) < least) return undefined;
  if (Math.abs(x) > 2 * Math.abs(y)) return x < 0 ? 'left' : 'right';
  if (Math.abs(y) > 2 * Math.abs(x)) return y < 0 ? 'up' : 'down';
  return undefined;
}
