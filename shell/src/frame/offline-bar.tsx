import { useQueryClient } from '@portico/client';
import { Icon } from '@portico/ui';
import { useEffect, useSyncExternalStore } from 'react';
import * as css from './offline-bar.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline; when it is back online, failed queries are repeated. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const queryClient = useQueryClient();
  useEffect(() => {
    if (online) return;
    // The clean-up of "offline" runs when the browser is back online.
    return () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [online, queryClient]);
  return (
    <div role="status" className={css.place}>
      {!online && (
        <p className={css.bar}>
          <Icon name="warn" size={16} /> 网络不太稳定，已为您保留页面。
        </p>
      )}
    </div>
  );
}
