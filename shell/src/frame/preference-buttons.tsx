import { usePortal } from '@portico/area/react';
import type { ReactNode } from 'react';

/** 大字版, pressed or not. */
export function ModeButton({ className, icon }: { className?: string; icon: ReactNode }) {
  const { elder, choose } = usePortal().modes;
  return (
    <button
      type="button"
      className={className}
      aria-label="大字版"
      title="大字版"
      aria-pressed={elder}
      onClick={() => choose({ elder: !elder })}
    >
      {icon}
    </button>
  );
}

/** 深色模式, pressed or not. */
export function ThemeButton({ className, moon, sun }: { className?: string; moon: ReactNode; sun: ReactNode }) {
  const { dark, choose } = usePortal().modes;
  return (
    <button
      type="button"
      className={className}
      aria-label="深色模式"
      title="深色模式"
      aria-pressed={dark}
      onClick={() => choose({ dark: !dark })}
    >
      {dark ? sun : moon}
    </button>
  );
}
