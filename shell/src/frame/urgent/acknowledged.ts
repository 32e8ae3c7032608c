import { useSyncExternalStore } from 'react';
import { urgentKey } from '../../session/urgent-key.ts';

const changed = 'portico:acknowledged';

/** The urgent notice that this browser's visitor has acknowledged last, here or in another tab; none on the server. */
export const useAcknowledged = (): string | null => useSyncExternalStore(subscribe, readAcknowledged, () => null);

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changed, onChange);
  };
}

let inThisTab: string | null = null;
function readAcknowledged(): string | null {
  try {
    return localStorage.getItem(urgentKey) ?? inThisTab;
  } catch {
    return inThisTab;
  }
}

/** Remembers it for other pages and tabs of this browser. */
export function storeAcknowledged(id: string): void {
  inThisTab = id;
  try {
    localStorage.setItem(urgentKey, id);
  } catch {
    // Without storage it is acknowledged in this tab.
  }
  dispatchEvent(new Event(changed));
}
