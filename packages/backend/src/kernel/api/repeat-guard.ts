import { LRUCache } from 'lru-cache';

const maxEntries = 20_000;

/** Tells whether the same action happened less than this many ms ago. */
export function createRepeatGuard(withinMs: number): (what: string) => boolean {
  const seen = new LRUCache<string, true>({ max: maxEntries, ttl: withinMs, ttlResolution: 0, perf: Date });
  return (what) => {
    if (seen.has(what)) return true;
    seen.set(what, true);
    return false;
  };
}
