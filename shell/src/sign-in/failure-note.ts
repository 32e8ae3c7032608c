import { atom } from '@portico/session';
import type { Store } from '../page-data/state.ts';

const key = 'portico.sign-in-failure';
/** Without storage the sentence lasts as long as the page. */
const heldAtom = atom<string | undefined>(undefined);

/**
 * Keeps the message of a failed sign-in for the login page, across the school's own log-out. Never in an address, where
 * anybody could write it.
 */
export function noteFailure(store: Store, sentence: string): void {
  store.set(heldAtom, sentence);
  try {
    sessionStorage.setItem(key, sentence);
  } catch {
    // Stored in memory.
  }
}

/** Returns the message once. */
export function takeFailure(store: Store): string | undefined {
  let kept = store.get(heldAtom);
  store.set(heldAtom, undefined);
  try {
    kept ??= sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
  return kept;
}
