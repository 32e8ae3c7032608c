import { useSyncExternalStore } from 'react';
import { urgentKey } from '../../session/urgent-key.ts';

/** The urgent notice that a visitor of this browser has acknowledged last, perhaps in another tab; none on the server. */
export const useAcknowledged = (): string | null => useSyncExternalStore(subscribe, readAcknowledged, () => null);

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function readAcknowledged(): string | null {
  try {
    return localStorage.getItem(urgentKey);
  } catch {
    return null;
  }
}

/** Remembers it for other pages and tabs of this browser. */
export function storeAcknowledged(id: string): void {
  try {
    localStorage.setItem(urgentKey, id);
  } catch {
    // Without storage it is acknowledged in this tab.
  }
}
