import { prefetch, sendCall } from '@portico/client';
import { callKey, mayRetry } from '@portico/contracts';
import { startupCalls } from '../page-data/startup-calls.ts';
import type { Tab } from './tab.ts';

/** Asks once for the startup answers that the server did not have in time; until they arrive, defaults are shown. */
export function askMissing({ data: { answers, refused = {} }, state: { queryClient, facts } }: Tab): void {
  const calls = startupCalls({ person: facts.person, bottomMediaStyle: facts.school.bottomMediaStyle });
  for (const call of calls) {
    const key = callKey(call, call.input);
    if (key in answers || key in refused || !mayRetry(call)) continue;
    void prefetch(queryClient, key, (signal) => sendCall(call, call.input, { signal, quiet: true }));
  }
}
