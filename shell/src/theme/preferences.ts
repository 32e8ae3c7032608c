import { atom } from '@portico/session';

export type Theme = 'light' | 'dark';
export type Mode = 'standard' | 'elder';
/** How much room the rows of lists take on a desktop. */
export type Density = 'standard' | 'compact';

/** The visitor's choice; absent means the system's setting. */
export interface Preferences {
  theme?: Theme;
  mode?: Mode;
  density?: Density;
}

export const preferencesKey = 'portico.preferences';
export const preferencesAtom = atom<Preferences>({});
/** The effective values. */
export const themeAtom = atom<Theme>('light');

/** Reads the stored choice; unreadable or blocked storage means no choice. */
export function readPreferences(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Preferences;
    return {
      theme: stored.theme === 'dark' || stored.theme === 'light' ? stored.theme : undefined,
      mode: stored.mode === 'elder' ? 'elder' : undefined,
      density: stored.density === 'compact' ? 'compact' : undefined,
    };
  } catch {
    return {};
  }
}

export function storePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
  } catch {
    // A browser without storage keeps the choice for this page only.
  }
}

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Applies the choice to the page: tokens use the attributes of html, Arco's those of body. */
export function applyPreferences(preferences: Preferences): Theme {
  const theme = preferences.theme ?? systemTheme();
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.mode = preferences.mode ?? 'standard';
  document.documentElement.dataset.density = preferences.density ?? 'standard';
  if (theme === 'dark') document.body.setAttribute('arco-theme', 'dark');
  else document.body.removeAttribute('arco-theme');
  return theme;
}
