import { type LoadedPage, placeOf } from '../areas/loaded-page.ts';

const left = new Map<string, number>();
const keptName = (page: LoadedPage) => `kept ${placeOf(page)}`;

/** Remembers where a place in the history was left; of a flagged page, also for entering it anew. */
export function leaveScroll(key: string, page: LoadedPage): void {
  left.set(key, scrollY);
  if (page.keepalive) left.set(keptName(page), scrollY);
}

/** Goes to where the place was left when coming back, to its anchor, or to the top. */
export function enterScroll({ key, hash, page, back }: { key: string; hash: string; page: LoadedPage; back: boolean }): void {
  const remembered = back ? left.get(key) : page.keepalive ? left.get(keptName(page)) : undefined;
  const anchor = hash && remembered === undefined ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else scrollTo(0, remembered ?? 0);
}
