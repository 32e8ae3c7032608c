import { isOwnCache, workerScope } from '../kept/kept-protocol.ts';

/** The school has switched the module off: the worker and all that it kept go. */
export async function withdrawWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.getRegistration(workerScope);
  if (!registration) return;
  await registration.unregister();
  const names = (await caches.keys()).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}
