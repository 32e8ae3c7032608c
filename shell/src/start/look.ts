import { applyPreferences, preferencesAtom, readPreferences, themeAtom } from '../theme/preferences.ts';
import { applyViewport } from '../viewport/watch-viewport.ts';
import type { Tab } from './tab.ts';

/** Writes onto the page what this window and this visitor's preferences ask for. */
export function applyLook({ state: { store }, device, width }: Tab): void {
  applyViewport(device(), width());
  const preferences = readPreferences();
  store.set(preferencesAtom, preferences);
  store.set(themeAtom, applyPreferences(preferences));
}
