import { LRUCache } from 'lru-cache';

const maxEntries = 500;

/** The loaded value of a name, or the pending load. */
export type RenewingCache = <Value>(name: string, load: () => Promise<Value>) => Promise<Value>;

/** After this part of its lifetime a requested value is reloaded in the background: nobody waits. */
const renewAfter = 0.7;

interface Entry {
  value: Promise<unknown>;
  renewFrom: number;
  isRenewing: boolean;
}

/**
 * Caches loaded values for `ttlMs`: the database is asked for a guests' list once a second and not for each visitor.
 * Only for values that are equal for all callers of a name. A value that should not be cached goes only to callers that
 * already wait for it. For another `staleMs` a caller gets the last value at once while it is reloaded: only for values
 * whose name changes with what they show.
 */
export function createRenewingCache(
  ttlMs: number,
  { isWorthKeeping = (_value: unknown): boolean => true, staleMs = 0 } = {},
): RenewingCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: ttlMs + staleMs, ttlResolution: 0, perf: Date });
  const keep = (name: string, value: Promise<unknown>, start: number) =>
    entries.set(name, { value, renewFrom: start + renewAfter * ttlMs, isRenewing: false }, { start });

  return <Value>(name: string, load: () => Promise<Value>) => {
    const now = Date.now();
    const found = entries.get(name);
    if (found) {
      if (found.renewFrom <= now && !found.isRenewing) {
        found.isRenewing = true;
        load().then(
          (value) => {
            if (isWorthKeeping(value)) keep(name, Promise.resolve(value), now);
            else found.isRenewing = false;
          },
          // The old value stays until it expires; the next caller after that gets the failure.
          () => {
            found.isRenewing = staleMs === 0;
          },
        );
      }
      return found.value as Promise<Value>;
    }
    const value = Promise.resolve(load());
    keep(name, value, now);
    value.then(
      (loaded) => isWorthKeeping(loaded) || entries.delete(name),
      () => entries.delete(name),
    );
    return value;
  };
}
