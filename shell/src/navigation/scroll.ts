const left = new Map<string, number>();

/** Remembers where a place in the history was left. */
export function leaveScroll(key: string): void {
  left.set(key, scrollY);
}

/** Goes to where the place was left when coming back, to its anchor, or to the top. */
export function enterScroll({ key, hash, back }: { key: string; hash: string; back: boolean }): void {
  const remembered = back ? left.get(key) : undefined;
  const anchor = hash && remembered === undefined ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else scrollTo(0, remembered ?? 0);
}
