import type { ReactNode } from 'react';

/** One component under its name. */
export function Show({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="show">
      <h2>{name}</h2>
      <div>{children}</div>
    </section>
  );
}
