const mostRemembered = 20_000;

/** Says whether the same thing was done less than so many ms ago. */
export function createRepeatGuard(within: number): (what: string) => boolean {
  const seen = new Map<string, number>();
  return (what) => {
    const at = Date.now();
    const isRepeated = at - (seen.get(what) ?? 0) < within;
    if (isRepeated) return true;
    // Oldest first, since an entry is put back at the end whenever it counts.
    seen.delete(what);
    seen.set(what, at);
    for (const [name, time] of seen) {
      if (seen.size <= mostRemembered && at - time < within) break;
      seen.delete(name);
    }
    return false;
  };
}
