const mostRemembered = 500;

/** What was loaded under a name, or the load's own answer. */
export type BriefMemory = <Value>(name: string, load: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what was loaded for a very short time: the same list for every guest is asked of the database once a second and
 * not once a visitor. Only for what is equal for all who share the name.
 */
export function createBriefMemory(ms: number): BriefMemory {
  const kept = new Map<string, { until: number; value: Promise<unknown> }>();
  return <Value>(name: string, load: () => Promise<Value>) => {
    const found = kept.get(name);
    if (found && found.until > Date.now()) return found.value as Promise<Value>;
    if (kept.size >= mostRemembered) kept.clear();
    const value = Promise.resolve(load());
    kept.set(name, { until: Date.now() + ms, value });
    value.catch(() => kept.delete(name));
    return value;
  };
}
