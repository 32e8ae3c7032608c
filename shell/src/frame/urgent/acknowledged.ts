import { urgentKey } from './urgent-key.ts';

const listeners = new Set<() => void>();
let here: string | null = null;

/** The urgent notice that this browser's visitor has acknowledged last. */
export function acknowledged(): string | null {
  try {
    return localStorage.getItem(urgentKey) ?? here;
  } catch {
    return here;
  }
}

export function acknowledge(id: string): void {
  here = id;
  try {
    localStorage.setItem(urgentKey, id);
  } catch {
    // Without storage it is acknowledged in this tab.
  }
  for (const listener of listeners) listener();
}

/** In this tab and, by the browser's storage, in the others. */
export function onAcknowledged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
