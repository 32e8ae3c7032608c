import type { PortalError } from '@portico/client';
import type { ReactNode } from 'react';
import * as css from './block.module.css';
import { FailedCard } from './notice-card.tsx';

/** The fields of a query that decide what is shown. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/**
 * Loading, failed, empty or ready. The last value stays during a refresh and after a failed one. CSS shows the skeleton
 * after 200 ms, so the server's and the browser's HTML are equal.
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
