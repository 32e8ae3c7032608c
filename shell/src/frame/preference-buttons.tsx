import { useAtom, useSetAtom } from '@portico/session';
import type { ReactNode } from 'react';
import { useTakenOver } from '../taken-over.ts';
import { applyPreferences, type Preferences, preferencesAtom, storePreferences, themeAtom } from '../theme/preferences.ts';

function usePreferences(): [Preferences, (chosen: Preferences) => void] {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const setTheme = useSetAtom(themeAtom);
  const choose = (chosen: Preferences) => {
    const next = { ...preferences, ...chosen };
    setPreferences(next);
    storePreferences(next);
    setTheme(applyPreferences(next));
  };
  return [preferences, choose];
}

/** 大字版, pressed or not. */
export function ModeButton({ className, icon }: { className?: string; icon: ReactNode }) {
  const [preferences, choose] = usePreferences();
  const elder = useTakenOver() && preferences.mode === 'elder';
  return (
    <button
      type="button"
      className={className}
      aria-label="大字版"
      title="大字版"
      aria-pressed={elder}
      onClick={() => choose({ mode: elder ? 'standard' : 'elder' })}
    >
      {icon}
    </button>
  );
}

/** 深色模式, pressed or not. */
export function ThemeButton({ className, moon, sun }: { className?: string; moon: ReactNode; sun: ReactNode }) {
  const [, choose] = usePreferences();
  const [theme] = useAtom(themeAtom);
  const dark = useTakenOver() && theme === 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-label="深色模式"
      title="深色模式"
      aria-pressed={dark}
      onClick={() => choose({ theme: dark ? 'light' : 'dark' })}
    >
      {dark ? sun : moon}
    </button>
  );
}
