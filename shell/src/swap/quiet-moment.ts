import type { Store } from '../page-data/state.ts';
import { unsavedAtom, unsavedIn } from '../session/unsaved.ts';

/** ms between looks while a visitor types. */
const lookEvery = 500;

/** Whether nothing would be lost if an area were replaced now: it holds no unsaved work, and nobody types in it. */
export function isQuiet(store: Store, area: string): boolean {
  if (unsavedIn(store, area)) return false;
  const focused = document.activeElement;
  const typing = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return !(typing && focused.value !== '' && focused.closest(`[data-area="${area}"]`) !== null);
}

/** Resolves at the next quiet moment, or when the wait has become pointless. `waits` is told if it is not quiet at once. */
export async function quietMoment(store: Store, area: string, { pointless, waits }: { pointless: () => boolean; waits: () => void }) {
  if (pointless() || isQuiet(store, area)) return;
  if (unsavedIn(store, area)) waits();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!pointless() && !isQuiet(store, area)) return;
      clearInterval(timer);
      forget();
      resolve();
    };
    const timer = setInterval(look, lookEvery);
    const forget = store.sub(unsavedAtom, look);
  });
}
