import type { ReactNode } from 'react';

/** Text that only a screen reader says. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
