const key = 'portico.reloaded';
/** ms within which a path is not reloaded a second time. */
const guard = 10_000;

/**
 * Loads an address again because what it is made of has changed on the server, at most once per path in ten seconds. Answers
 * false where that has just been tried, or where nothing could be remembered, so that no visitor ever sees a page that
 * reloads for ever.
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
