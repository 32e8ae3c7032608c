import { atom } from '@portico/session';
import type { Store } from '../page-data/state.ts';

const heldAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Whether any area holds unsaved work. */
export const unsavedAtom = atom((get) => get(heldAtom).size > 0);

/** Whether this area holds unsaved work; a name begins with its area. */
export const unsavedIn = (store: Store, area: string): boolean => [...store.get(heldAtom)].some((name) => name.startsWith(`${area} `));

/** Tracks unsaved work, and asks before the page is closed while there is some. */
export function unsavedWork(store: Store): (name: string, held: boolean) => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  store.sub(unsavedAtom, () => {
    if (store.get(unsavedAtom)) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
  });
  return (name, held) =>
    store.set(heldAtom, (names) => {
      if (names.has(name) === held) return names;
      const next = new Set(names);
      if (held) next.add(name);
      else next.delete(name);
      return next;
    });
}
