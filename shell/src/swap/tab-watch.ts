import { atom } from '@portico/session';
import type { TabHealth } from '../live/tab-health.ts';
import type { HoldsTyped } from './idle-moment.ts';

/** Monitoring of the tab; its code loads shortly after the page. */
export interface TabWatch {
  /** Tells the registry. */
  health: TabHealth;
  holdsTyped: HoldsTyped;
}

export const tabWatchAtom = atom<TabWatch | undefined>(undefined);
