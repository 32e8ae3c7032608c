import type { QueryClient } from '@portico/client';
import { answersTo, noticeContract, personContract } from '@portico/contracts';

const aboutNotices = answersTo(...Object.values(noticeContract), personContract.message);

/** Invalidates every query about notices. */
export function refreshNotices(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(aboutNotices);
}
