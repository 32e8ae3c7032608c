import { QueryClient } from '@tanstack/react-query';

const fresh = 60_000;

/**
 * The one query client, created by the shell. Answers stay fresh for a minute and are shown during a refresh. Only the
 * transport retries. On the server a client lives for one page and sets no timer.
 */
export function createQueryClient(): QueryClient {
  const kept = typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 10 * fresh;
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: fresh, gcTime: kept, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
