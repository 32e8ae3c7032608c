import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../control/button.tsx';
import * as css from './block.module.css';

/** Empty state: the fact, the reason or next step, and at most one link. */
export function Empty({
  title,
  reason,
  action,
  missing = false,
}: {
  title: string;
  reason?: ReactNode;
  action?: ReactNode;
  /** Nothing exists at the page's address. */
  missing?: boolean;
}) {
  return (
    <div className={css.notice} data-error={missing ? 'not-found' : undefined}>
      <Art name="empty" className={css.picture} />
      <p className={css.fact}>{title}</p>
      {reason && <p className={css.reason}>{reason}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** One part that could not be shown, with a retry; the rest of the page works. */
export function FailedCard({
  title,
  reason,
  requestId,
  onRetry,
}: {
  title: string;
  reason?: string;
  requestId?: string;
  onRetry: () => void;
}) {
  return (
    <div className={css.notice}>
      <Art name="broken" className={css.picture} />
      <p className={css.fact}>{title}</p>
      {reason && <p className={css.reason}>{reason}</p>}
      <div className={css.action}>
        <Button onClick={onRetry}>
          <Icon name="refresh" size={16} />
          重新加载
        </Button>
      </div>
      {requestId && <p className={css.request}>报修编号 {requestId}</p>}
    </div>
  );
}
