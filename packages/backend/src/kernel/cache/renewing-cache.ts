import { LRUCache } from 'lru-cache';

const maxEntries = 500;

/** What was loaded under a name, or the load's own answer. */
export type RenewingCache = <Value>(name: string, load: () => Promise<Value>) => Promise<Value>;

/** From this part of its lifetime on, a value that is asked for is loaded again while it is still given: nobody waits. */
const renewAfter = 0.7;

interface Entry {
  value: Promise<unknown>;
  renewFrom: number;
  isRenewing: boolean;
}

/**
 * Keeps what was loaded for `ttlMs`: the same list for every guest is asked of the database once a second and not once a
 * visitor. Only for what is equal for all who share the name. A value that is not worth keeping goes only to those who
 * wait for it already.
 */
export function createRenewingCache(ttlMs: number, { isWorthKeeping = (_value: unknown): boolean => true } = {}): RenewingCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: ttlMs, ttlResolution: 0, perf: Date });
  const keep = (name: string, value: Promise<unknown>, start: number) =>
    entries.set(name, { value, renewFrom: start + renewAfter * ttlMs, isRenewing: false }, { start });

  return <Value>(name: string, load: () => Promise<Value>) => {
    const now = Date.now();
    const found = entries.get(name);
    if (found) {
      if (found.renewFrom <= now && !found.isRenewing) {
        found.isRenewing = true;
        load().then(
          (value) => isWorthKeeping(value) && keep(name, Promise.resolve(value), now),
          // The next one after the end loads again, and is told of the failure.
          () => undefined,
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
