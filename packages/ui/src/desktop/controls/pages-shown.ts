/** With more pages than these, the pager has a field for the number of a page. */
export const pagesWithoutJumper = 6;

/** Pages beside the current one. */
const beside = 1;

/** Which numbers Arco's pager shows: the ends, the current page and its neighbours; `undefined` is a gap. */
export function pagesShown(current: number, last: number): (number | undefined)[] {
  const list = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_item, at) => from + at);
  if (last <= 4 + 2 * beside) return list(1, last);
  const lastOfStart = 3 + beside;
  const firstOfEnd = last - 2 - beside;
  if (current <= lastOfStart) return [...list(1, Math.max(lastOfStart, current + beside)), undefined, last];
  if (current >= firstOfEnd) return [1, undefined, ...list(Math.min(firstOfEnd, current - beside), last)];
  return [1, undefined, ...list(current - beside, current + beside), undefined, last];
}
