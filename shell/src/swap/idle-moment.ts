import type { Store } from '../page-data/state.ts';
import { unsavedAtom, unsavedIn } from '../session/unsaved.ts';

/** ms between looks while a visitor types. */
const lookEvery = 500;

/** What the code that notices typing says of an area; it comes a moment after the page. */
export type HoldsTyped = (area: string) => boolean;

/** Whether nothing would be lost if an area were replaced now: it holds no unsaved work, and nobody types or has typed in it. */
export function isIdle(store: Store, area: string, holdsTyped: HoldsTyped): boolean {
  if (unsavedIn(store, area) || holdsTyped(area)) return false;
  const focused = document.activeElement;
  const typing = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return !(typing && focused.value !== '' && focused.closest(`[data-area="${area}"]`) !== null);
}

interface Waiting {
  quiet: () => boolean;
  pointless: () => boolean;
  /** Told where work that is not saved is what the swap waits for. */
  waits: () => void;
}

/** Resolves at the next quiet moment, or when the wait has become pointless. */
export async function idleMoment(store: Store, area: string, { quiet, pointless, waits }: Waiting): Promise<void> {
  if (pointless() || quiet()) return;
  if (unsavedIn(store, area)) waits();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!pointless() && !quiet()) return;
      clearInterval(timer);
      forget();
      resolve();
    };
    const timer = setInterval(look, lookEvery);
    const forget = store.sub(unsavedAtom, look);
  });
}
