/** Runs work that nothing on the first screen waits for. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 500);
}
