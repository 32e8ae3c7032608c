import { isPagesCache, type WorkerMessage } from './kept-protocol.ts';

/** Deletes the pages that were kept for offline use; they belong to the person who leaves. */
export async function forgetKept(): Promise<void> {
  // Neither exists where the address is not secure.
  const { serviceWorker } = navigator;
  if (typeof caches === 'undefined' || serviceWorker === undefined) return;
  serviceWorker.controller?.postMessage({ kind: 'forget' } satisfies WorkerMessage);
  const names = (await caches.keys()).filter(isPagesCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
