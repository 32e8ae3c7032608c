import type { PortalError } from '@portico/client';
import type { ReactNode } from 'react';
import * as css from './block.module.css';
import { FailedCard } from './notice-card.tsx';

/** What of a query decides what is shown. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/**
 * Loading, failed, empty or ready. The last value stays while it is refreshed and when a refresh fails. The skeleton
 * shows itself only after 200 ms, by style, so that the server's HTML and the browser's are the same.
 */
export function WhenLoaded<Data>({
  query,
  what,
  skeleton,
  empty,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  children,
}: {
  query: LoadedQuery<Data>;
  /** Names the part in 「…暂时没有加载出来」. */
  what: string;
  skeleton: ReactNode;
  empty: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  if (query.error) {
    const { message, requestId } = query.error as Partial<PortalError>;
    return <FailedCard title={`${what}暂时没有加载出来`} reason={message} requestId={requestId} onRetry={() => void query.refetch()} />;
  }
  return (
    <div className={css.waiting} aria-busy="true">
      <span className="visually-hidden">正在加载{what}</span>
      {skeleton}
    </div>
  );
}
