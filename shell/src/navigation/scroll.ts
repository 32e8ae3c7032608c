import { type LoadedPage, placeOf } from '../areas/loaded-page.ts';

/** Scroll positions of a tab's history. */
export interface ScrollMemory {
  /** Stores a scroll position; for a kept page also by its path. */
  leave(key: string, page: LoadedPage): void;
  /** Scrolls to the stored position when going back, else to the anchor or the top. */
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
