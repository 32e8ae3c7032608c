import { atom } from '@portico/session';

/** Somebody signed out while offline: their page is covered until the network is back. */
export const leftOfflineAtom = atom(false);

/** Resolves when the network is back. */
export const backOnline = (): Promise<void> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
