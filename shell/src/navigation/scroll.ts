import { type LoadedPage, placeOf } from '../areas/loaded-page.ts';

/** Where the places of a tab's history were left. */
export interface ScrollMemory {
  /** Remembers where a place was left; of a flagged page, also for entering it again. */
  leave(key: string, page: LoadedPage): void;
  /** Goes to where the place was left when coming back, to its anchor, or to the top. */
  enter(arrival: { key: string; hash: string; page: LoadedPage; back: boolean }): void;
}

const keptName = (page: LoadedPage) => `kept ${placeOf(page)}`;

export function createScrollMemory(): ScrollMemory {
  const left = new Map<string, number>();
  return {
    leave(key, page) {
      left.set(key, scrollY);
      if (page.keepalive) left.set(keptName(page), scrollY);
    },
    enter({ key, hash, page, back }) {
      const remembered = back ? left.get(key) : page.keepalive ? left.get(keptName(page)) : undefined;
      const anchor = hash && remembered === undefined ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (anchor) anchor.scrollIntoView();
      else scrollTo(0, remembered ?? 0);
    },
  };
}
