import { consentKey } from '../sign-in/consent.ts';
import { preferencesKey } from '../theme/preferences.ts';

/** What a person chose for this browser stays when somebody signs in or out. */
const kept = [preferencesKey, consentKey];

/** Clears all storage except the listed preferences. */
export function clearState(): void {
  try {
    const saved = kept.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of saved) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // Storage that is blocked holds nothing to clear.
  }
}
