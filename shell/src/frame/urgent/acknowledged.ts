import { urgentKey } from '../../session/urgent-key.ts';

/** The urgent notice that this browser's visitor has acknowledged last. */
export function readAcknowledged(): string | null {
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
