import { atom } from 'jotai';

/** The browser's record of the urgent notice that was acknowledged; it stays when somebody signs in or out. */
export const urgentKey = 'portico.urgent';

/** Without storage a notice is acknowledged in this tab. */
const hereAtom = atom<string | null>(null);
const changesAtom = atom(0);
changesAtom.onMount = (set) => {
  const again = () => set((changes) => changes + 1);
  addEventListener('storage', again);
  return () => removeEventListener('storage', again);
};

/** The urgent notice that this browser's visitor has acknowledged last. */
export const acknowledgedUrgentAtom = atom(
  (get) => {
    get(changesAtom);
    return stored() ?? get(hereAtom);
  },
  (_get, set, id: string) => {
    try {
      localStorage.setItem(urgentKey, id);
    } catch {
      // It holds in this tab.
    }
    set(hereAtom, id);
    set(changesAtom, (changes) => changes + 1);
  },
);

function stored(): string | null {
  try {
    return localStorage.getItem(urgentKey);
  } catch {
    return null;
  }
}
