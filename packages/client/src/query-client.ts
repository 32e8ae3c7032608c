import { QueryClient } from '@tanstack/react-query';

const fresh = 60_000;

/**
 * The one query client, made by the shell. Answers stay fresh for a minute and are shown while they are refreshed;
 * retrying is the transport's work, so that it happens once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: fresh, gcTime: 10 * fresh, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
