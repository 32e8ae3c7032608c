let left = false;
const listeners = new Set<() => void>();

/** Somebody has signed out while the network was away: what they were looking at is covered until it is back. */
export function leaveOffline(): void {
  left = true;
  for (const listener of listeners) listener();
}

export const leftOffline = {
  get: () => left,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Comes when the network is back. */
export const backOnline = (): Promise<void> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
