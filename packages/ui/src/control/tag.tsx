import type { ReactNode } from 'react';
import * as css from './control.module.css';

/** A word on a small coloured ground; colour never carries the meaning alone. */
export function Tag({ tone = 'info', children }: { tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral'; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  );
}

/** A count beside a name, at most 99+; nothing for 0. `what` is read aloud: 待办. */
export function Badge({ count, what }: { count: number; what: string }) {
  if (count <= 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{`${what} ${count} 条`}</span>
    </span>
  );
}
