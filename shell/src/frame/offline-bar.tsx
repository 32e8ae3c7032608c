import { useQueryClient } from '@portico/client';
import { useAtomValue, useNow } from '@portico/session';
import { Icon } from '@portico/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { keptAtAtom } from '../kept/kept-at.ts';
import * as css from './offline-bar.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Shown while the browser is offline, and on a page that was kept: from when it is, and what works. When the browser is
 * back online, failed queries are repeated.
 */
export function OfflineBar({ works }: { works: string | undefined }) {
  const keptAt = useAtomValue(keptAtAtom);
  const { date } = useNow();
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
    <div role="status" className={css.place} data-kept={keptAt ? true : undefined}>
      {(keptAt || !online) && (
        <p className={css.bar}>
          <Icon name="warn" size={16} />{' '}
          {keptAt ? `没有网络，这是 ${shownKeptAt(keptAt, date)} 保存的内容，${works ?? '可以查看'}。` : '网络不太稳定，已为您保留页面。'}
        </p>
      )}
    </div>
  );
}

/** `10:31`, or `11-21 10:31` on another day. */
const shownKeptAt = (keptAt: string, today: string): string => (keptAt.startsWith(today) ? keptAt.slice(11) : keptAt.slice(5));
