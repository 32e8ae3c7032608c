import { atom } from '@portico/session';
import type { TabHealth } from '../live/tab-health.ts';
import type { HoldsTyped } from './idle-moment.ts';

/** What watches the tab once its page has settled: its code comes a moment after the page. */
export interface TabWatch {
  /** Tells the registry. */
  health: TabHealth;
  holdsTyped: HoldsTyped;
}

export const tabWatchAtom = atom<TabWatch | undefined>(undefined);
