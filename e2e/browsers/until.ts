/** Tries again until it succeeds; after the time its last error is thrown. */
export async function until<Result>(attempt: () => Promise<Result>, timeoutMs = 30_000): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
