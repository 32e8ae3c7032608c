import { atom } from '@portico/session';
import type { Store } from '../page-data/state.ts';

export interface Notice {
  id: number;
  kind: 'error' | 'done';
  text: string;
}

export const noticesAtom = atom<readonly Notice[]>([]);
/** Display time of a notice in ms. */
const duration = 3_000;
const lastIdAtom = atom(0);

/** Shows one sentence at the top of the page for three seconds; a sentence that is already shown is not repeated. */
export function notify(store: Store, notice: Omit<Notice, 'id'>, stay = duration): void {
  if (store.get(noticesAtom).some((shown) => shown.text === notice.text)) return;
  const id = store.get(lastIdAtom) + 1;
  store.set(lastIdAtom, id);
  store.set(noticesAtom, (shown) => [...shown, { ...notice, id }]);
  setTimeout(() => store.set(noticesAtom, (shown) => shown.filter((each) => each.id !== id)), stay);
}
