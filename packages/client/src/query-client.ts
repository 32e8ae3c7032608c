import { QueryClient } from '@tanstack/react-query';
import { kindOfCode, noService, plainMessage, portalError } from './portal-error.ts';

const fresh = 60_000;
/** Time in ms for which a failure counts as the answer: only the visitor asks again. */
const failureFreshMs = 10_000;

/** A page that was prepared, opened and mounted has asked once. */
const hasJustFailed = ({ state }: { state: { errorUpdatedAt: number } }): boolean => Date.now() - state.errorUpdatedAt < failureFreshMs;

/**
 * The one query client, created by the shell. Answers stay fresh for a minute and are shown during a refresh. Only the
 * transport retries. On the server a client lives for one page and sets no timer.
 */
export function createQueryClient(): QueryClient {
  const kept = typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 10 * fresh;
  const retryOnMount = (query: { state: { errorUpdatedAt: number } }) => !hasJustFailed(query);
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: fresh, gcTime: kept, retry: false, retryOnMount, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What the query client gives a query's function; reading the signal lets the query be cancelled. */
export interface QueryContext {
  signal?: AbortSignal;
  client?: { getQueryData(key: readonly unknown[]): unknown };
}

/**
 * The signal of a first answer. Renewing a known answer goes on while its page is swapped: the new build would send the
 * same call again.
 */
export function cancelledBy(context: QueryContext, key: readonly unknown[]): AbortSignal | undefined {
  return context.client?.getQueryData(key) === undefined ? context.signal : undefined;
}

/** Starts a call before the component that shows its answer; one that has just failed is not sent again. */
export async function prefetch(
  client: QueryClient,
  key: string,
  send: (signal: AbortSignal | undefined) => Promise<unknown>,
): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: [key] });
  if (query && hasJustFailed(query)) return;
  await client.prefetchQuery({ queryKey: [key], queryFn: (context) => send(cancelledBy(context, [key])) });
}

/** Stores a refusal that the server was given: only the visitor asks again, however late the page is hydrated. */
export function storeRefusal(client: QueryClient, key: string, { code, msg }: { code: number; msg: string }): void {
  const error = portalError(kindOfCode(code), plainMessage(msg, noService), { code });
  client
    .getQueryCache()
    .build(client, { queryKey: [key] })
    .setState({ status: 'error', error, errorUpdatedAt: Number.POSITIVE_INFINITY });
}
