import type { PortalError } from '@portico/client';
import { FailedCard, Skeleton } from '@portico/ui';
import { isChunkLoadError } from '../failures/reload-once.ts';
import * as css from './failure.module.css';

/** The card in place of a page that could not be shown. */
export function AreaFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const requestId = (error as Partial<PortalError> | null)?.requestId;
  return (
    <div className={css.place} data-error={isChunkLoadError(error) ? 'service-error' : undefined}>
      <FailedCard
        title="这个页面暂时打不开"
        reason="其他页面不受影响，您可以重新加载，或稍后再来。"
        requestId={requestId}
        onRetry={retry}
      />
    </div>
  );
}

/** The placeholder of a page that is loading; visible only after a moment. */
export function AreaSkeleton() {
  return (
    <div className={css.place} aria-busy="true">
      <Skeleton rows={8} />
    </div>
  );
}
