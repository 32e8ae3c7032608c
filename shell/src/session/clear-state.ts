import { consentKey } from '@portico/session/consent';
import { forgetKept } from '../kept/forget-kept.ts';
import { preferencesKey } from '../theme/preferences.ts';
import { pendingSceneKey } from './pending-scene.ts';
import { urgentKey } from './urgent-key.ts';

/** Preferences for this browser stay when somebody signs in or out. */
const kept = [preferencesKey, consentKey, urgentKey];
/** Of this tab: the QR code of a computer that the person is about to answer. */
const keptHere = [pendingSceneKey];
/** The token is replaced in one step, never missing in between; `viewport` is the browser's own size. */
const keptCookies = ['token', 'viewport'];

/** Clears all storage, cookies and pages kept for offline use, except the listed preferences. */
export function clearState(): void {
  void forgetKept().catch(() => undefined);
  clearStorage(() => localStorage, kept);
  clearStorage(() => sessionStorage, keptHere);
  for (const part of document.cookie.split('; ')) {
    const name = part.split('=')[0] ?? '';
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that the portal supports
    if (name && !keptCookies.includes(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

function clearStorage(storageOf: () => Storage, names: readonly string[]): void {
  try {
    const storage = storageOf();
    const saved = names.map((key) => [key, storage.getItem(key)] as const);
    storage.clear();
    for (const [key, value] of saved) if (value !== null) storage.setItem(key, value);
  } catch {
    // Blocked storage has nothing to clear.
  }
}
