const key = 'portico.reloaded';
/** Interval in ms in which a path is not reloaded again. */
const guard = 10_000;

/**
 * Reloads an address because its files changed on the server, at most once per path in ten seconds. Returns false if
 * that was just tried, or if nothing can be stored, so that a page never reloads endlessly.
 */
export function reloadOnce(to: URL = new URL(location.href)): boolean {
  try {
    const now = Date.now();
    const tried = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>).filter(
      ([, time]) => now - time < guard && time <= now,
    );
    if (tried.some(([path]) => path === to.pathname)) return false;
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...tried, [to.pathname, now]])));
  } catch {
    return false;
  }
  if (to.href === location.href) location.reload();
  else location.assign(to);
  return true;
}

/** A script or style of a build that the server no longer has. */
export function isChunkLoadError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
