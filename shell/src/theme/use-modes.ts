import { useAtom, useSetAtom } from '@portico/session';
import { useMemo } from 'react';
import { useHydrated } from '../page-data/hydrated.ts';
import { applyPreferences, preferencesAtom, storePreferences, themeAtom } from './preferences.ts';

/** 大字版, 深色模式 and the room of rows, and how to change them: applied at once, stored in this browser. */
export function useModes() {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const [theme] = useAtom(themeAtom);
  const setTheme = useSetAtom(themeAtom);
  // The server does not know them, so the server-rendered frame has neither.
  const known = useHydrated();
  const elder = known && preferences.mode === 'elder';
  const dark = known && theme === 'dark';
  const compact = known && preferences.density === 'compact';
  return useMemo(
    () => ({
      elder,
      dark,
      compact,
      choose(chosen: { elder?: boolean; dark?: boolean; compact?: boolean }) {
        const next = {
          theme: chosen.dark === undefined ? preferences.theme : chosen.dark ? ('dark' as const) : ('light' as const),
          mode: (chosen.elder ?? preferences.mode === 'elder') ? ('elder' as const) : ('standard' as const),
          density: (chosen.compact ?? preferences.density === 'compact') ? ('compact' as const) : ('standard' as const),
        };
        setPreferences(next);
        storePreferences(next);
        setTheme(applyPreferences(next));
      },
    }),
    [elder, dark, compact, preferences, setPreferences, setTheme],
  );
}
