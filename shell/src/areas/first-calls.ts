import { callsFor, type FirstCall, firstInput, type Onlooker } from '@portico/area';
import { prefetch, type QueryClient, sendCall } from '@portico/client';
import { callKey } from '@portico/contracts';

/** The address as a page's first calls read it. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * Starts the calls of a page's first screen together with its code. Resolves when each call has succeeded or failed.
 */
export function startFirstCalls({
  calls,
  address,
  visitor,
  queryClient,
}: {
  calls: readonly FirstCall[];
  address: PageAddress;
  visitor: Onlooker;
  queryClient: QueryClient;
}): Promise<void> {
  const started = callsFor(calls, visitor, address.search).map((call) => {
    const input = firstInput(call, address);
    return prefetch(queryClient, callKey(call, input), (signal) => sendCall(call, input, { signal, quiet: true }));
  });
  return Promise.all(started).then(() => undefined);
}
