import { atom } from '@portico/session';

/** Somebody has signed out while the network was away: what they were looking at is covered until it is back. */
export const leftOfflineAtom = atom(false);

/** Comes when the network is back. */
export const backOnline = (): Promise<void> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
