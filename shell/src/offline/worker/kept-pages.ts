import { isOwnCache, isPagesCache, pagesCacheOf } from '../../kept/kept-protocol.ts';
import { holderOf } from '../../kept/token-holder.ts';

/** The pages of one person. */
export const pagesOf = (person: string): Promise<Cache> => caches.open(pagesCacheOf(person));

/** Deletes what was kept for anybody else. */
export async function forgetOthers(person: string): Promise<void> {
  await forget((name) => isPagesCache(name) && name !== pagesCacheOf(person));
}

/** Deletes all that the worker ever kept. */
export const forgetAll = (): Promise<void> => forget(isOwnCache);

async function forget(isMeant: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isMeant);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * The pages of the person whose browser this is. There are never two people's, because every way out deletes them; where
 * the worker can read the cookie, it has the last word.
 */
export async function ownPages(): Promise<Cache | undefined> {
  const store = (globalThis as { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } }).cookieStore;
  if (store) await forgetOthers(holderOf((await store.get('token'))?.value ?? ''));
  const [name, another] = (await caches.keys()).filter(isPagesCache);
  return name && !another ? caches.open(name) : undefined;
}
