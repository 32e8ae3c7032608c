/** Which numbers a pager shows: the ends, the current page and its neighbours; `undefined` is a gap. */
export function pageNumbers(current: number, last: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((page, at) => {
    const before = shown[at - 1];
    if (before === undefined || page === before + 1) return [page];
    // A gap of one page is shown as that page: the dots would take the same room.
    return page === before + 2 ? [page - 1, page] : [undefined, page];
  });
}
