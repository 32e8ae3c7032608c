import { applyPreferences, preferencesAtom, readPreferences, themeAtom } from '../theme/preferences.ts';
import { applyViewport } from '../viewport/watch-viewport.ts';
import type { Tab } from './tab.ts';

/** Applies window size and preferences to the page. */
export function applyLook({ state: { store }, device, width }: Tab): void {
  applyViewport(device(), width());
  const preferences = readPreferences();
  store.set(preferencesAtom, preferences);
  store.set(themeAtom, applyPreferences(preferences));
}
