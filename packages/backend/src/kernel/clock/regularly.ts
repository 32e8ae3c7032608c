/**
 * Does work every `everyMs` ms, one turn at a time; a failed turn is told to `failed` and repeated with the next. The
 * returned function stops it and waits for what is running.
 */
export function regularly(everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
