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

interface CookieStore {
  getAll: () => Promise<{ name?: string; value?: string }[]>;
}

/**
 * The pages of the person whose browser this is. There are never two people's, because every way out deletes them; where
 * the worker can read the cookies, they have the last word. Firefox gives a worker none at all, although the page has some.
 */
export async function ownPages(): Promise<Cache | undefined> {
  const cookies = (await (globalThis as { cookieStore?: CookieStore }).cookieStore?.getAll()) ?? [];
  if (cookies.length > 0) await forgetOthers(holderOf(cookies.find(({ name }) => name === 'token')?.value ?? ''));
  const [name, another] = (await caches.keys()).filter(isPagesCache);
  return name && !another ? caches.open(name) : undefined;
}
