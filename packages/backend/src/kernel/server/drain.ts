/** The time between a stop signal and the end of listening. */
export interface Drain {
  /** True from its beginning. */
  isDraining(): boolean;
  /** Waits until load balancers have noticed; a second signal ends the wait. */
  wait(seconds: number): Promise<void>;
}

export function createDrain(): Drain {
  let draining = false;
  return {
    isDraining: () => draining,
    async wait(seconds) {
      draining = true;
      if (seconds === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, seconds * 1_000);
        for (const signal of ['SIGINT', 'SIGTERM'] as const)
          process.once(signal, () => {
            clearTimeout(timer);
            resolve();
          });
      });
    },
  };
}
