import type { Store } from '../page-data/state.ts';
import { unsavedAtom } from './unsaved.ts';

/**
 * Runs the work at once or, while an area has unsaved work, when there is none; a newer call replaces a waiting one.
 * `waits` is called if it has to wait.
 */
export function afterUnsaved(store: Store, waits: () => void): (work: () => void) => void {
  let waiting: (() => void) | undefined;
  store.sub(unsavedAtom, () => {
    if (store.get(unsavedAtom) || !waiting) return;
    const work = waiting;
    waiting = undefined;
    work();
  });
  return (work) => {
    waiting = undefined;
    if (!store.get(unsavedAtom)) return work();
    waiting = work;
    waits();
  };
}
