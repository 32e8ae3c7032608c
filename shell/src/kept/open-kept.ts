/**
 * Without a network a kept page is opened as a document, which contains its data. True if the tab is on its way there.
 */
export async function openKept(url: URL): Promise<boolean> {
  if (navigator.onLine || url.pathname === location.pathname || typeof caches === 'undefined') return false;
  if (!(await caches.match(url.pathname).catch(() => undefined))) return false;
  location.assign(url);
  return true;
}
