const mostRemembered = 500;

/** What was loaded under a name, or the load's own answer. */
export type BriefMemory = <Value>(name: string, load: () => Promise<Value>) => Promise<Value>;

/** From this share of its time on, a value that is asked for is loaded anew while it is still given: nobody waits for the load. */
const early = 0.7;

interface Kept {
  value: Promise<unknown>;
  renewFrom: number;
  until: number;
  renewing: boolean;
}

/**
 * Keeps what was loaded for a very short time: the same list for every guest is asked of the database once a second and
 * not once a visitor. Only for what is equal for all who share the name. What is given was loaded less than `ms` ago;
 * what is not worth keeping goes only to those who wait for it already.
 */
export function createBriefMemory(ms: number, { isWorthKeeping = (_value: unknown): boolean => true } = {}): BriefMemory {
  const kept = new Map<string, Kept>();
  const keep = (name: string, value: Promise<unknown>, since: number) =>
    kept.set(name, { value, renewFrom: since + early * ms, until: since + ms, renewing: false });

  return <Value>(name: string, load: () => Promise<Value>) => {
    const now = Date.now();
    const found = kept.get(name);
    if (found && found.until > now) {
      if (found.renewFrom <= now && !found.renewing) {
        found.renewing = true;
        load().then(
          (value) => isWorthKeeping(value) && keep(name, Promise.resolve(value), now),
          // Whoever comes after the end tries again, and is told.
          () => undefined,
        );
      }
      return found.value as Promise<Value>;
    }
    if (kept.size >= mostRemembered) kept.clear();
    const value = Promise.resolve(load());
    keep(name, value, now);
    value.then(
      (loaded) => isWorthKeeping(loaded) || kept.delete(name),
      () => kept.delete(name),
    );
    return value;
  };
}
