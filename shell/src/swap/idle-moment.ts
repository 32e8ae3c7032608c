import type { Store } from '../page-data/state.ts';
import { unsavedAtom, unsavedIn } from '../session/unsaved.ts';

/** Interval in ms between checks while a visitor types. */
const lookEvery = 500;

/** Detects typing in an area; its code loads shortly after the page. */
export type HoldsTyped = (area: string) => boolean;

/** Whether an area can be replaced without loss: it has no unsaved work, and nobody types or has typed in it. */
export function isIdle(store: Store, area: string, holdsTyped: HoldsTyped): boolean {
  if (unsavedIn(store, area) || holdsTyped(area)) return false;
  const focused = document.activeElement;
  const typing = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return !(typing && focused.value !== '' && focused.closest(`[data-area="${area}"]`) !== null);
}

interface Waiting {
  quiet: () => boolean;
  pointless: () => boolean;
  /** Called if unsaved work delays the swap. */
  waits: () => void;
}

/** Resolves when the area is idle, or when waiting has become pointless. */
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
