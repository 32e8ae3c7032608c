import { useAtom, useSetAtom } from '@portico/session';
import { useMemo } from 'react';
import { useHydrated } from '../page-data/hydrated.ts';
import { applyPreferences, preferencesAtom, storePreferences, themeAtom } from './preferences.ts';

/** 大字版 and 深色模式, and how to change them: applied at once, stored in this browser. */
export function useModes() {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const [theme] = useAtom(themeAtom);
  const setTheme = useSetAtom(themeAtom);
  // The server does not know them, so the server-rendered frame has neither.
  const known = useHydrated();
  const elder = known && preferences.mode === 'elder';
  const dark = known && theme === 'dark';
  return useMemo(
    () => ({
      elder,
      dark,
      choose(chosen: { elder?: boolean; dark?: boolean }) {
        const next = {
          theme: chosen.dark === undefined ? preferences.theme : chosen.dark ? ('dark' as const) : ('light' as const),
          mode: (chosen.elder ?? preferences.mode === 'elder') ? ('elder' as const) : ('standard' as const),
        };
        setPreferences(next);
        storePreferences(next);
        setTheme(applyPreferences(next));
      },
    }),
    [elder, dark, preferences, setPreferences, setTheme],
  );
}
